import type { Format } from '@lectern/domain/courses/formats.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { type Charge, isPaid } from '../../../../platform/providers/charge.ts'
import type { Expectation, ExpectedWork } from '../../../writer.ts'
import { claimsPerCall, mostClaims } from './claims-of-judge.ts'
import { minutesOfRole, naturalMinutes } from './target-length.ts'

/** US dollars per million tokens. */
export interface TokenPrice {
  readonly input: number
  readonly output: number
}

/** Tokens of the prompts of a call with their form, without the page, at four characters per token: plan, and parts. */
const promptTokens: Record<Format, { readonly plan: number; readonly call: number }> = {
  slideshow: { plan: 1800, call: 2200 },
  podcast: { plan: 1600, call: 1600 },
}
/** Minutes of audio that one call writes. */
const minutesOfCall: Record<Format, number> = { slideshow: 1.3, podcast: 1.5 }
/** Tokens of a planned part: in the plan, and again in the prompt of its own call. */
const tokensOfPart = 70
/** Tokens of its title, in the prompt of every call. */
const tokensOfTitle = 16
/**
 * A page's word takes 6.5 characters in a prompt, with the ids of the blocks (the 23 pages of the sandbox's courses).
 */
const tokensOfPageWord = 1.65
/** The page is read twice: for the plan, and in parts for the parts. Closing slides read some blocks again. */
const readings = 2.3
/** Longer pages are shortened for the plan. */
const mostPlanTokens = 11_000
/** In the answer's JSON there are 14 characters per spoken word, including slides, quotes and names of fields. */
const tokensOfSpokenWord = 3.5
/** Some answers are requested a second time, with the whole conversation, and some in another length. */
const repairs = 1.15
/** Words of a spoken sentence. All sentences may be in other words than the page, so all are checked up to the limit. */
const wordsOfSentence = 14
/** Tokens of a judge's prompt, of a sentence with its passages of up to 900 characters, and of a verdict. */
const judge = { call: 270, claim: 170, verdict: 40 }

interface PricedModel {
  readonly model: string
  readonly url?: string | undefined
  readonly key?: string | undefined
  readonly price?: TokenPrice | undefined
}

interface Tokens {
  readonly input: number
  readonly output: number
}

/** The expected length and price of the answer about a page. */
export function expectAnswer({ format, words, options }: ExpectedWork, model: PricedModel): Expectation {
  const minutes = options.minutes ?? naturalMinutes(words, format)
  const { input, output } = tokensOf(format, words, minutes)
  const charge = chargeOf(model, { input: input * repairs, output: output * repairs })
  return { minutes, ...(charge && { charge }) }
}

/** The expected price of a judge for a document of this many minutes; undefined if it is free. */
export function expectVerdict(minutes: number, model: PricedModel): Charge | undefined {
  const claims = Math.min(mostClaims, (minutes * wordsPerMinute) / wordsOfSentence)
  const calls = Math.ceil(claims / claimsPerCall)
  return chargeOf(model, {
    input: calls * judge.call + claims * judge.claim,
    output: calls * judge.verdict,
  })
}

/** Undefined if the model is free. Without dollars if its price is unknown. */
function chargeOf(
  { model: by, url, key, price }: PricedModel,
  { input, output }: Tokens,
): Charge | undefined {
  if (!price) return isPaid({ url, key }) ? { by } : undefined
  if (price.input === 0 && price.output === 0) return undefined
  return { by, dollars: (input * price.input + output * price.output) / 1_000_000 }
}

function tokensOf(format: Format, words: number, minutes: number): Tokens {
  const calls = Math.ceil(minutes / minutesOfCall[format])
  const count = minutes / minutesOfRole[format].content
  const parts = count * tokensOfPart
  const page = words * tokensOfPageWord
  const { plan, call } = promptTokens[format]
  return {
    input:
      plan +
      Math.min(page, mostPlanTokens) +
      calls * (call + count * tokensOfTitle) +
      parts +
      page * (readings - 1),
    output: parts + minutes * wordsPerMinute * tokensOfSpokenWord,
  }
}
