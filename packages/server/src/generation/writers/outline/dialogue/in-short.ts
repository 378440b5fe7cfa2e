import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Sentence } from '../material/sentence.ts'

/** It says clearly less than the sentence, but not so little that the point is lost. */
const share = { least: 0.45, most: 0.85 }
/** What is left of a list or an aside that was cut has few words after its comma. */
const leastAfterComma = 6

/** A sentence without its last clauses; undefined if it cannot be said in clearly fewer words. */
export function inShort(
  { text, words }: Pick<Sentence, 'text' | 'words'>,
  most: number,
  lexicon: Lexicon,
): string | undefined {
  const limit = Math.min(most, words * share.most)
  const short = lexicon.shorten(text, limit)
  if (short === undefined || countWords(short) < words * share.least) return undefined
  const tail = short
    .split(/[,،，、]/u)
    .slice(1)
    .at(-1)
  if (tail === undefined || countWords(tail) >= leastAfterComma) return short
  return inShort({ text, words }, countWords(short) - 1, lexicon)
}
