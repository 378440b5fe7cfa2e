import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isBalanced } from '../../language/brackets.ts'
import { causalWords } from '../../language/causal-words.ts'
import { withoutStop } from '../../language/marks.ts'
import { alternatives, unspaced } from '../../language/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { statementsAwayFrom } from './statements.ts'
import { askAbout, capitalised, isQuotable, weightIn, wrongOptions } from './question.ts'
import type { QuestionMaker } from './question.ts'

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
  const found = material.sentences.filter(standsAlone).flatMap((one) => reasoningOf(one, pattern, material))
  const weight = weightIn(material)
  return found.map((one) => {
    const reasons = found.filter(({ sentence }) => sentence !== one.sentence).map(({ reason }) => reason)
    const further = verbLast.has(code) ? [] : statementsAwayFrom(one.sentence, one.claim, material)
    const siblings = wrongOptions(one.reason, reasons)
    return {
      kind: 'reason' as const,
      ask: askAbout(material, material.lexicon.phrases.quizAsks.reason, one.claim),
      right: one.reason,
      wrong: wrongOptions(one.reason, siblings.length < 2 ? [...reasons, ...further] : siblings),
      because: one.sentence.text,
      teaches: one.sentence.text,
      sources: [one.sentence.block],
      weight: weight(one.sentence),
    }
  })
}

function patternOf(code: string & keyof typeof causalWords): RegExp | undefined {
  const words = causalWords[code]
  if (words === '') return undefined
  const any = alternatives(words.split('|'))
  return unspaced.has(code)
    ? new RegExp(`^([^。；：]{6,}?)[，,、]?(?:${any})([^。；：]+)$`, 'u')
    : new RegExp(
        `^([^;:?!]{12,}?)[,،]?(?<![\\p{L}\\p{M}])\\s?(?:${any})${code === 'he' ? '' : '(?![\\p{L}\\p{M}])'}(?!\\s(?:of|de)\\s)\\s*([^;:?!—–]+)$`,
        'u',
      )
}

/** 'partly because': the rest of the claim would end in an adverb or a negation. */
const openEnd = /\s(?:\p{L}+ly|just|only|not|is|was|are|were|nie|nur|nicht|no|pas|solo|sólo|não)$/iu

function reasoningOf(sentence: Sentence, pattern: RegExp, { lexicon }: Material): readonly Reasoning[] {
  const { language } = lexicon
  const [, before, after] = pattern.exec(withoutStop(sentence.text, language)) ?? []
  if (before === undefined || after === undefined) return []
  const claim = withoutStop(before.trim(), language)
  const reason = capitalised(withoutStop(after.trim(), language))
  const fits =
    [claim, reason].every(
      (text) => isQuotable(text) && isBalanced(text) && !lexicon.leans(capitalised(text)),
    ) &&
    countWords(claim) >= 4 &&
    countWords(claim) <= 24 &&
    countWords(reason) >= 3 &&
    countWords(reason) <= 18 &&
    !openEnd.test(claim)
  return fits ? [{ sentence, claim, reason }] : []
}
