import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isInstruction } from '../../language/words/instructions.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import type { Unit } from '../../material/unit.ts'
import { isQuotable } from './question.ts'

/** Words of a statement that is an option. */
export const mostWords = 16

/** A statement about the claim could be right as well. */
const mostOverlap = 0.25

interface Statement {
  readonly one: Sentence
  readonly unit: Unit | undefined
  readonly text: string
}

/** Each statement in short, with the unit that has it. */
const statementsIn = memoized((material: Material): readonly Statement[] => {
  const homes = unitsOf(material)
  return material.sentences
    .filter((one) => one.isUsable && !one.listed && isStatement(one.text, material))
    .flatMap((one) => {
      const text = material.lexicon.shorten(one.text, mostWords)
      return text !== undefined && isQuotable(text) ? [{ one, unit: homes.get(one), text }] : []
    })
})

/** An instruction, or a sentence that announces what follows, is seen not to be an answer. */
function isStatement(text: string, { lexicon, page }: Material): boolean {
  const code = languageOf(page.language) ?? 'en'
  return !(
    lexicon.addressesReader(text) ||
    lexicon.isTask(text) ||
    lexicon.announces(text) ||
    isInstruction(text, code)
  )
}

const unitsOf = memoized(
  ({ sections }: Material): ReadonlyMap<Sentence, Unit> =>
    new Map(
      sections
        .flatMap(({ units }) => units)
        .flatMap((unit) => unit.sentences.map((one) => [one, unit] as const)),
    ),
)

/** Statements of other parts of the page that have little to do with a claim: wrong options for what belongs to it. */
export function statementsAwayFrom(
  from: Sentence,
  claim: string,
  material: Material,
  fits: (one: Sentence) => boolean = standsAlone,
): readonly string[] {
  const words = contentWords(claim)
  const home = unitsOf(material).get(from)
  const isOnly = home?.sentences.length === material.sentences.length
  return statementsIn(material)
    .filter(({ one, unit }) => one.block !== from.block && fits(one) && (!home || isOnly || unit !== home))
    .map(({ text }) => text)
    .filter((text) => overlap(words, contentWords(text)) <= mostOverlap)
}
