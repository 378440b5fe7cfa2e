import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../lexicon.ts'

const mostOfEnd = 2

/** 'A capillary joint is a joint': a cut that ends with a word of its start lost what it says. A whole text says it on purpose. */
function isTautology(short: string, text: string): boolean {
  if (short.length >= text.length - mostOfEnd) return false
  const words = short.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
  const last = words.at(-1)
  return last !== undefined && last.length > 2 && words.slice(0, -2).includes(last)
}

/** Words that are read at a glance, and what still fits. */
const limits = [8, 12, 16]

/**
 * Shortens a text for a slide: its shortest clean cut, or all of it if it has no cut and at most `most` words;
 * undefined if it is longer. The script says the rest.
 */
export function shortenForSlide(
  text: string,
  most: number,
  { shorten }: Pick<Lexicon, 'shorten'>,
): string | undefined {
  const count = countWords(text)
  for (const limit of limits) {
    // A proper cut comes before the whole text.
    const words = Math.min(limit, most, count <= 8 ? count : count - 1)
    const short = shorten(text, words)
    if (short !== undefined && !isTautology(short, text)) return short
  }
  const short = shorten(text, most)
  return short !== undefined && isTautology(short, text) ? undefined : short
}
