import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../../language/enumerate.ts'
import { isBalanced } from '../../language/brackets.ts'
import { causalWords, notResult } from '../../../../../platform/languages/causal-words.ts'
import { withoutStop } from '../../language/marks.ts'
import { conjunctionsOf } from '../../language/words/conjunctions.ts'
import { resultIn } from '../../language/words/result-clauses.ts'
import { alternatives, unspaced } from '../../language/words/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { reversedOption, statementsAwayFrom, withReversed } from './statements.ts'
import { agreeing, askAbout, isQuotable, nextAfter, weightIn, withWordsOf, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A claim and its reason in one sentence. */
interface Reasoning {
  readonly sentence: Sentence
  readonly claim: string
  readonly reason: string
  /** The word before the reason. */
  readonly word: string
}

/** In these languages, the verb of a reason is last: a statement among reasons would show that it is none. */
const verbLast = new Set(['de', 'nl'])

/** Questions for the reason of a claim: 'Rivers slow down because …'. */
export const aboutReasons: QuestionMaker = (material) => {
  const code = languageOf(material.page.language) ?? 'en'
  const pattern = patternOf(code)
  if (!pattern) return []
  const found = material.sentences
    .filter(({ isUsable }) => isUsable)
    .flatMap((one) => reasoningOf(one, pattern, material))
  const weight = weightIn(material)
  const { lexicon } = material
  return found
    .filter(({ sentence }) => standsAlone(sentence))
    .flatMap((one): readonly Question[] => {
      const reasons = found
        .filter(
          ({ sentence, word }) => sentence !== one.sentence && (!verbLast.has(code) || word === one.word),
        )
        .map(({ reason }) => reason)
      const topic = withWordsOf(one.sentence.text)
      const fitting = wrongOptions(one.reason, agreeing(one.reason, reasons, material), topic)
      // 'Old people are at risk because they sweat less' is a claim with its own reason.
      const further = verbLast.has(code)
        ? []
        : statementsLike(one, material).filter(
            (text) => !pattern.test(text) && resultIn(text, material.page.language) === undefined,
          )
      const wrong = wrongOptions(one.reason, further, topic, fitting)
      return [
        {
          kind: 'reason',
          ask: askAbout(material, lexicon.phrases.quizAsks.reason, one.claim),
          right: one.reason,
          wrong: withReversed(
            one.reason,
            wrong.length >= 2 ? wrong : wrongOptions(one.reason, reasons, topic, wrong),
            material.page.language,
          ),
          isLoose:
            fitting.length + reversedOption(one.reason, material.page.language).length < fewestSiblings,
          because: one.sentence.text,
          further: nextAfter(one.sentence, material),
          notes: new Map(
            found
              .filter(({ sentence }) => standsAlone(sentence))
              .map(({ reason, sentence }) => [reason, sentence]),
          ),
          teaches: one.sentence.text,
          sources: [one.sentence.block],
          weight: weight(one.sentence),
        },
      ]
    })
}

/** 'They contain enzymes' is among statements about 'they': others would not fit the claim. */
function statementsLike({ sentence, claim, reason }: Reasoning, material: Material): readonly string[] {
  const [first = ''] = /^(?:\p{Script=Han}|[\p{L}\p{M}’']+)/u.exec(reason) ?? []
  return material.lexicon.isDependent(reason)
    ? statementsAwayFrom(sentence, claim, material, (one) => one.text.startsWith(`${first} `))
    : statementsAwayFrom(sentence, claim, material)
}

function patternOf(code: Language): RegExp | undefined {
  const words = causalWords[code]
  if (words === '') return undefined
  // French 'parce qu’elle'
  const elided = words.split('|').filter((word) => code === 'fr' && word.endsWith('que'))
  const any = alternatives([
    ...words.split('|'),
    ...elided.flatMap((word) => ['’', "'"].map((mark) => `${word.slice(0, -1)}${mark}`)),
  ])
  return unspaced.has(code)
    ? new RegExp(`^([^。；：]{6,}?)${code === 'zh' ? '[，,]是?' : ''}(${any})([^。；：]+)$`, 'u')
    : new RegExp(
        `^([^;:?!]{12,}?)(?:[,،]?(?<![\\p{L}\\p{M}])\\s?|(?=,))(${any})${code === 'he' ? '' : "(?:(?<=[’'])|(?![\\p{L}\\p{M}]))"}${notResult}(?!\\s(?:of|de)\\s)\\s*([^:?!]+)$`,
        'u',
      )
}

/** 'partly because', 'not because': the claim would end in an adverb or a negation. */
const openEnd =
  /\s(?:partly|mainly|largely|simply|merely|primarily|mostly|possibly|probably|perhaps|precisely|chiefly|especially|particularly|for instance|for example|zum beispiel|par exemple|por ejemplo|per esempio|por exemplo|na przykład|bijvoorbeeld|just|only|not|part|is|was|are|were|so-called|nie|nur|nicht|no|pas|solo|sólo|não)$|(?:不|不是|没有)$/iu

/**
 * 'To say that it will work because it worked before is circular': the reason is inside of what the sentence is about, so what is
 * before it is no claim. 'To save water, cacti …' has a claim after its comma.
 */
const openSubject =
  /^(?:To\s[^,]+|\p{L}+ing\sthat\s[^,]+|\p{Lu}\p{Ll}+(?:ar|er|ir|re|are|ere|ire)\s(?:que|che)\s[^,]+|Zu\s\p{Ll}+,\s(?:dass|daß)\s[^,]+|\p{Lu}\p{Ll}+nie,\s(?:że|iż)\s[^,]+)$/u

/** 'Leave it in place, because the drug is drawn back through it, and call for help': what is added is no part of the reason. */
function withoutAddition(clause: string, code: Language): string {
  const and = conjunctionsOf(code, ['conjunction'])
  const commas = clause.match(/[,،]\s/gu)?.length ?? 0
  if (commas !== 1 || and.length === 0) return clause
  const [head = '', rest] = clause.split(
    new RegExp(`[,،]\\s(?=(?:${alternatives(and)})(?![\\p{L}\\p{M}]))`, 'u'),
  )
  return rest !== undefined && countWords(head) >= fewestOfReason ? head : clause
}

const fewestOfReason = 4
/** With fewer reasons of the page among its wrong options, a question is loose. */
const fewestSiblings = 2

function reasoningOf(sentence: Sentence, pattern: RegExp, { lexicon }: Material): readonly Reasoning[] {
  const { language } = lexicon
  const [, before = '', word = '', after = ''] = pattern.exec(withoutStop(sentence.text, language)) ?? []
  const claim = withoutStop(before.trim(), language)
  const [clause = ''] = after.split(/[;；؛—]|\s–\s/u)
  const whole = withoutAddition(clause.trim(), languageOf(language) ?? 'en')
  const bare = withoutStop(whole, language)
  // 'Weil die Kunden keine Wahl haben' is a reason, and 'Die Kunden keine Wahl haben' no sentence.
  const isClause = verbLast.has(languageOf(language) ?? 'en') && !word.startsWith(',')
  const reason = capitalised(isClause ? `${word} ${bare}` : bare)
  const fits =
    [claim, reason].every((text) => isQuotable(text) && isBalanced(text)) &&
    // 'On the other hand, because …' has no claim before the reason.
    (countWords(claim) >= 5 || (countWords(claim) >= 3 && !lexicon.isDependent(claim))) &&
    countWords(claim) <= 24 &&
    countWords(reason) >= fewestOfReason &&
    countWords(reason) <= 18 &&
    !openEnd.test(claim) &&
    !openSubject.test(claim) &&
    !pattern.test(bare)
  return fits ? [{ sentence, claim, reason, word }] : []
}
