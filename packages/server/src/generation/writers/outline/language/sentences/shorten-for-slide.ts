import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../lexicon.ts'

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
    if (short !== undefined) return short
  }
  return shorten(text, most)
}
