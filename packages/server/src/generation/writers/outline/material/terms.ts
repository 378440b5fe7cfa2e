import type { BlockOf } from '../../../page.ts'
import type { Sentence } from './sentence.ts'

type Definition = BlockOf<'definition'>

/** The sentences that use a term, in the order of the page. */
export type UsesOf = (term: Definition) => readonly Sentence[]

/** Finds the uses of all terms, with each term and sentence converted to lower case once. */
export function indexUses(terms: readonly Definition[], sentences: readonly Sentence[]): UsesOf {
  const lowered = sentences.map((sentence) => ({ sentence, text: sentence.text.toLowerCase() }))
  const uses = new Map(
    terms.map((term) => {
      const wanted = bareTerm(term.term).toLowerCase()
      return [term, lowered.filter(({ text }) => text.includes(wanted)).map(({ sentence }) => sentence)]
    }),
  )
  return (term) => uses.get(term) ?? []
}

export function mentions(text: string, term: string): boolean {
  return text.toLowerCase().includes(bareTerm(term).toLowerCase())
}

/** 'extracellular fluid (ECF)' without its abbreviation. */
export function bareTerm(term: string): string {
  return term.replace(/\s*[(（][^()（）]*[)）]\s*/g, ' ').trim() || term
}
