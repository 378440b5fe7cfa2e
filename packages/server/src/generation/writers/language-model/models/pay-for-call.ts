import { isPaid } from '../../../../platform/providers/charge.ts'
import { unlimitedSpending, type Use } from '../../../../platform/providers/spending.ts'
import type { Usage, WrittenAnswer } from '../answer/collect-answer.ts'
import type { AnswerRequest, OneModel } from './answer-request.ts'

/** UTF-8 bytes per token, in English and in other scripts. */
const bytesOfToken = 4
/** Tokens of a usual answer: some slides or lines with their quotes. */
const usualOutput = 1500

/** A call on its way: the signal is aborted if it is left before its end, and a text may have arrived before it failed. */
interface OpenCall {
  readonly signal: AbortSignal
  /** Whether it was sent. Before, it waits for its turn. */
  readonly isSent: () => boolean
  readonly arrived: () => string
}

/**
 * Makes a call within the budget. The provider may charge for a call that was left, or that failed after a part of its answer
 * arrived, so its estimate counts.
 */
export async function payForCall(
  one: OneModel,
  request: AnswerRequest,
  { signal, isSent, arrived }: OpenCall,
  make: () => Promise<WrittenAnswer>,
): Promise<WrittenAnswer> {
  const { spending = unlimitedSpending } = request
  const input = inputTokens(request)
  const expected = useOf(one, { input, output: Math.min(usualOutput, request.maxCharacters) })
  const used = ({ usage, text, end }: WrittenAnswer) => {
    if (usage.input > 0 || usage.output > 0) return useOf(one, usage)
    // The provider did not count. An answer that is too large has no text.
    const characters = end === 'too-large' ? request.maxCharacters : text.length
    return useOf(one, { input, output: Math.ceil(characters / bytesOfToken) })
  }
  const { label = 'OpenAI-compatible server', model } = one
  return spending.call(
    {
      provider: label,
      model,
      expected,
      used,
      isCharged: () => isSent() && (signal.aborted || arrived() !== ''),
    },
    make,
  )
}

function useOf({ price, url, key }: OneModel, { input, output }: Usage): Use {
  const dollars = price
    ? (input * price.input + output * price.output) / 1_000_000
    : isPaid({ url, key })
      ? null
      : 0
  return { calls: 1, inputTokens: input, outputTokens: output, dollars }
}

function inputTokens({ instructions, turns, form }: AnswerRequest): number {
  const texts = [instructions, ...turns.map(({ text }) => text), form ? JSON.stringify(form.schema) : '']
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return Math.ceil(bytes / bytesOfToken)
}
