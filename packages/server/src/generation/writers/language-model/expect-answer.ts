import type { Format } from '@lectern/domain/courses/formats.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { isPaid } from '../../../providers/charge.ts'
import type { Expectation, ExpectedWork } from '../../writer.ts'
import { paces } from './paces.ts'
import { piecesOf } from './writing/part-prompt.ts'

/** US dollars per million tokens. */
export interface TokenPrice {
  readonly input: number
  readonly output: number
}

/** Tokens of a question without the page, at four characters per token: 5119 characters, and 1845 for podcasts. */
const questionTokens: Record<Format, number> = { slideshow: 1280, podcast: 460 }
/**
 * A page's word takes 6.5 characters in a prompt, with the ids of the blocks (the 23 pages of the sandbox's courses).
 */
const tokensOfPageWord = 1.65
/** Maximum number of words of a page in one prompt. A longer page takes several questions. */
const wordsOfPart = 3700
/** In the answer's JSON there are 12.4 characters per spoken word, including slides and names of fields. */
const tokensOfSpokenWord = 3.1
/** Some answers are requested a second time, with the whole conversation. */
const repairs = 1.15

/** The expected length and price of the answer about a page. */
export function expectAnswer(
  { format, words, options }: ExpectedWork,
  {
    model,
    url,
    key,
    price,
  }: {
    model: string
    url?: string | undefined
    key?: string | undefined
    price?: TokenPrice | undefined
  },
): Expectation {
  const minutes = options.minutes ?? piecesOf(words, undefined, paces[format]) * paces[format].minutes
  if (!price) return isPaid({ url, key }) ? { minutes, charge: { by: model } } : { minutes }
  if (price.input === 0 && price.output === 0) return { minutes }
  const input = questionTokens[format] * Math.ceil(words / wordsOfPart) + words * tokensOfPageWord
  const output = minutes * wordsPerMinute * tokensOfSpokenWord
  const dollars = ((input * price.input + output * price.output) * repairs) / 1_000_000
  return { minutes, charge: { by: model, dollars } }
}
