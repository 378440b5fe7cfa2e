import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { z } from 'zod'
import { StreamedFailure } from '../../../providers/read-failure.ts'
import type { Answer } from './answer/read-answer.ts'

/** Errors of the AI SDK about a stream that it cannot parse. All other errors are the provider's. */
const garbled = z.object({
  name: z.enum(['AI_JSONParseError', 'AI_TypeValidationError', 'AI_InvalidResponseDataError']),
})

/** Collects the text of a streamed answer, at most about `maxCharacters`. Thoughts count, but are not kept. */
export async function collectAnswer(
  parts: ReadableStream<LanguageModelV4StreamPart>,
  maxCharacters: number,
): Promise<Answer> {
  let text = ''
  let length = 0
  let end: Answer['end'] = 'broken'
  for await (const part of parts) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') length += part.delta.length
    if (part.type === 'text-delta') text += part.delta
    // Leaving the loop cancels the stream.
    if (length > maxCharacters) return { text: '', end: 'too-large' }
    if (part.type === 'error' && !garbled.safeParse(part.error).success) throw new StreamedFailure(part.error)
    if (part.type === 'finish') end = endOf(part.finishReason.unified)
  }
  return { text, end }
}

function endOf(reason: string): Answer['end'] {
  if (reason === 'length') return 'length'
  if (reason === 'content-filter') return 'filtered'
  return reason === 'error' ? 'broken' : 'stop'
}
