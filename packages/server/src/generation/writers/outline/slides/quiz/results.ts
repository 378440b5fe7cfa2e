import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../../language/enumerate.ts'
import { isHedged } from '../../language/hedges.ts'
import { withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { denies } from '../../language/words/negations.ts'
import { resultIn } from '../../language/words/result-clauses.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { withoutLabel } from './labels.ts'
import { isQuotable } from './question.ts'
import { mostWords } from './statements.ts'

/** A statement and the result that the same sentence names. */
export interface Outcome {
  readonly sentence: Sentence
  readonly claim: string
  readonly outcome: string
}

const fewestWords = { premise: 4, result: 3 }
const mostWordsOfPremise = 24
/** A result that cannot be shortened may have some more words. */
const mostWordsOfWhole = 20

/** The results that sentences name themselves: 'They cool slowly, so their crystals grow large.' */
export const resultsIn = memoized((material: Material): readonly Outcome[] => {
  const { lexicon, page } = material
  return material.sentences.flatMap((sentence): readonly Outcome[] => {
    const { text } = sentence
    const isStatement =
      standsAlone(sentence) &&
      !sentence.listed &&
      isQuotable(text) &&
      !isHedged(text, page.language) &&
      !lexicon.addressesReader(text) &&
      !lexicon.announces(text) &&
      !lexicon.isTask(text) &&
      !lexicon.discourse.isExample(text)
    if (!isStatement) return []
    const found = resultIn(withoutStop(withoutLabel(sentence, material), page.language), page.language)
    if (!found || countWords(found.premise) < fewestWords.premise) return []
    if (countWords(found.result) < fewestWords.result) return []
    const whole = capitalised(found.result)
    const outcome =
      lexicon.shorten(whole, mostWords) ?? (countWords(whole) <= mostWordsOfWhole ? whole : undefined)
    const { premise } = found
    // Of two denials, a learner cannot tell which one is the point.
    const areDenied = [premise, found.result].every((part) => denies(part, languageOf(page.language) ?? 'en'))
    if (outcome === undefined || areDenied || countWords(premise) > mostWordsOfPremise) return []
    return [{ sentence, claim: premise, outcome }]
  })
})
