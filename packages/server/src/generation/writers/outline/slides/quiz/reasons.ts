import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { isBalanced } from '../../language/brackets.ts'
import { causalWords, notResult } from '../../../../../platform/languages/causal-words.ts'
import { withoutStop } from '../../language/marks.ts'
import { alternatives, unspaced } from '../../language/words/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { statementsAwayFrom } from './statements.ts'
import { askAbout, capitalised, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A claim and its reason in one sentence. */
interface Reasoning {
  readonly sentence: Sentence
  readonly claim: string
  readonly reason: string
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
    .filter(({ sentence, claim }) => standsAlone(sentence) && !lexicon.isDependent(capitalised(claim)))
    .flatMap((one): readonly Question[] => {
      const reasons = found.filter(({ sentence }) => sentence !== one.sentence).map(({ reason }) => reason)
      const siblings = wrongOptions(one.reason, reasons)
      const further = verbLast.has(code) ? [] : statementsLike(one, material)
      return [
        {
          kind: 'reason',
          ask: askAbout(material, lexicon.phrases.quizAsks.reason, one.claim),
          right: one.reason,
          wrong: siblings.length >= 2 ? siblings : wrongOptions(one.reason, [...reasons, ...further]),
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
  const any = alternatives(words.split('|'))
  return unspaced.has(code)
    ? new RegExp(`^([^。；：]{6,}?)${code === 'zh' ? '[，,]是?' : ''}(?:${any})([^。；：]+)$`, 'u')
    : new RegExp(
        `^([^;:?!]{12,}?)[,،]?(?<![\\p{L}\\p{M}])\\s?(?:${any})${code === 'he' ? '' : '(?![\\p{L}\\p{M}])'}${notResult}(?!\\s(?:of|de)\\s)\\s*([^:?!]+)$`,
        'u',
      )
}

/** 'partly because', 'not because': the claim would end in an adverb or a negation. */
const openEnd =
  /\s(?:partly|mainly|largely|simply|merely|primarily|mostly|possibly|probably|perhaps|precisely|chiefly|especially|particularly|for instance|for example|zum beispiel|par exemple|por ejemplo|per esempio|por exemplo|na przykład|bijvoorbeeld|just|only|not|part|is|was|are|were|so-called|nie|nur|nicht|no|pas|solo|sólo|não)$|(?:不|不是|没有)$/iu

function reasoningOf(sentence: Sentence, pattern: RegExp, { lexicon }: Material): readonly Reasoning[] {
  const { language } = lexicon
  const [, before = '', after = ''] = pattern.exec(withoutStop(sentence.text, language)) ?? []
  const claim = withoutStop(before.trim(), language)
  const [clause = ''] = after.split(/[;；؛—]|\s–\s/u)
  const reason = capitalised(withoutStop(clause.trim(), language))
  const fits =
    [claim, reason].every((text) => isQuotable(text) && isBalanced(text)) &&
    // 'On the other hand, because …' has no claim before the reason.
    (countWords(claim) >= 5 || (countWords(claim) >= 3 && !lexicon.isDependent(claim))) &&
    countWords(claim) <= 24 &&
    countWords(reason) >= 4 &&
    countWords(reason) <= 18 &&
    !openEnd.test(claim) &&
    !pattern.test(reason)
  return fits ? [{ sentence, claim, reason }] : []
}
