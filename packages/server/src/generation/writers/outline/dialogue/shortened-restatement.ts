import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { losesResult } from '../language/words/result-clauses.ts'
import type { Sentence } from '../material/sentence.ts'

/** A point to remember says less than the sentence, but not so little that the point is lost. */
const share = { least: 0.45, most: 0.85 }
/** A restatement is shorter by a third at least. Otherwise it repeats. */
const restatement = { least: 0.3, most: 0.69 }
/** The rest of a list or an aside that was cut has few words after its comma. */
const leastAfterComma = 6
const fewestWords = 5

type Spoken = Pick<Sentence, 'text' | 'words'>

/** A sentence without its last clauses; undefined if it cannot be said in clearly fewer words. */
export function shortenedRestatement(sentence: Spoken, most: number, lexicon: Lexicon): string | undefined {
  return shortened(sentence, most, lexicon, share)
}

/**
 * A sentence in two thirds of its words at most; undefined if there is no clean cut. A premise without its result is a poor
 * restatement, and only for a host who would say too little otherwise.
 */
export function compressed(
  sentence: Spoken,
  most: number,
  lexicon: Lexicon,
  { mayLoseResult = false }: { readonly mayLoseResult?: boolean } = {},
): string | undefined {
  const short = shortened(sentence, most, lexicon, restatement, mayLoseResult)
  return short !== undefined && countWords(short) >= fewestWords ? short : undefined
}

function shortened(
  { text, words }: Spoken,
  most: number,
  lexicon: Lexicon,
  limits: typeof share,
  mayLoseResult = false,
): string | undefined {
  const limit = Math.min(most, words * limits.most)
  const short = lexicon.shorten(text, limit)
  if (short === undefined || countWords(short) < words * limits.least) return undefined
  if (!mayLoseResult && losesResult(short, text, lexicon.language)) return undefined
  const tail = short
    .split(/[,،，、]/u)
    .slice(1)
    .at(-1)
  if (tail === undefined || countWords(tail) >= leastAfterComma) return short
  return shortened({ text, words }, countWords(short) - 1, lexicon, limits, mayLoseResult)
}
