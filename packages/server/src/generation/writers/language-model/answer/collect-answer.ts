import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { z } from 'zod'
import { StreamedFailure } from '../../../../platform/providers/read-failure.ts'
import type { Answer } from './read-answer.ts'

/** Tokens of one call or several, as the provider reports them; 0 if it reports none. */
export interface Usage {
  readonly input: number
  readonly output: number
}

/** The text of a model, how it ended, and what the provider counted. */
export interface WrittenAnswer extends Answer {
  readonly usage: Usage
}

export const noUsage: Usage = { input: 0, output: 0 }

/** Errors of the AI SDK about a stream that it cannot parse. All other errors are the provider's. */
const garbled = z.object({
  name: z.enum(['AI_JSONParseError', 'AI_TypeValidationError', 'AI_InvalidResponseDataError']),
  value: z.unknown().optional(),
})
/** An event that is an error, in a form that the SDK does not expect. */
const sentError = z.union([
  z.looseObject({ object: z.literal('error') }),
  z.looseObject({ error: z.object({}) }),
])

/** Collects the text of a streamed answer, at most about `maxCharacters`. Thoughts count, but are not kept. */
export async function collectAnswer(
  parts: ReadableStream<LanguageModelV4StreamPart>,
  maxCharacters: number,
  onText: (chunk: string, text: string) => void = () => {},
): Promise<WrittenAnswer> {
  let text = ''
  let length = 0
  let end: Answer['end'] = 'broken'
  let usage = noUsage
  for await (const part of parts) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') length += part.delta.length
    if (part.type === 'text-delta') {
      text += part.delta
      onText(part.delta, text)
    }
    // Leaving the loop cancels the stream.
    if (length > maxCharacters) return { text: '', end: 'too-large', usage }
    if (part.type === 'error') refuseFailure(part.error)
    if (part.type !== 'finish') continue
    end = endOf(part.finishReason)
    usage = usageOf(part.usage)
  }
  return { text, end, usage }
}

/** Throws the error that a provider sent inside the stream. An event that cannot be parsed is skipped. */
function refuseFailure(error: unknown): void {
  const event = garbled.safeParse(error)
  if (!event.success) throw new StreamedFailure(error)
  if (sentError.safeParse(event.data.value).success) throw new StreamedFailure(event.data.value)
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage {
  return { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 }
}

function endOf({ unified, raw }: LanguageModelV4FinishReason): Answer['end'] {
  if (unified === 'length') return 'length'
  if (unified === 'content-filter') return 'filtered'
  if (unified === 'error' || unified === 'interrupted') return 'broken'
  // Older packages of the SDK call an interrupted stream so.
  return unified === 'other' && raw === undefined ? 'broken' : 'stop'
}
