import type { Format } from '@lectern/domain/courses/format.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { isPaid } from '../../../providers/charge.ts'
import type { Expectation, ExpectedWork } from '../../writer.ts'
import { paces } from './paces.ts'
import { piecesOf } from './part-prompt.ts'

/** US dollars for a million tokens. */
export interface TokenPrice {
  readonly input: number
  readonly output: number
}

/** Tokens of what is asked apart from the page, at four characters a token: 5119 characters, and 1845 for podcasts. */
const questionTokens: Record<Format, number> = { slideshow: 1280, podcast: 460 }
/** A page's word takes 6.5 characters in a prompt, with the ids of the blocks (the 23 pages of the sandbox's courses). */
const tokensOfPageWord = 1.65
/** Of a long page so many words stand in one prompt; the question is asked again for the next. */
const wordsOfPart = 3700
/** In the answer's JSON there are 12.4 characters for every spoken word, slides and names of fields included. */
const tokensOfSpokenWord = 3.1
/** Some answers are asked for a second time, with all that went before. */
const repairs = 1.15

/** How long the answer about a page becomes, and what it costs. */
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
