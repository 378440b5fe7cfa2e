import { contentWords, overlap } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isQuotable } from './question.ts'

/** Words of a statement that is an option. */
export const mostWords = 16

/** A statement about the claim could be right as well. */
const mostOverlap = 0.25

/** Statements of other parts of the page that have little to do with a claim: wrong options for what belongs to it. */
export function statementsAwayFrom(
  from: Sentence,
  claim: string,
  material: Material,
  fits: (one: Sentence) => boolean = standsAlone,
): readonly string[] {
  const words = contentWords(claim)
  const home = material.sections
    .flatMap(({ units }) => units)
    .find(({ sentences }) => sentences.includes(from))
  return material.sentences
    .filter((one) => one.isUsable && fits(one) && one.block !== from.block && !one.listed)
    .filter(
      (one) => !home || home.sentences.length === material.sentences.length || !home.sentences.includes(one),
    )
    .flatMap(({ text }) => material.lexicon.shorten(text, mostWords) ?? [])
    .filter((text) => isQuotable(text) && overlap(words, contentWords(text)) <= mostOverlap)
}
