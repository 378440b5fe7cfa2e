import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { createParser } from 'eventsource-parser'
import { z } from 'zod/mini'
import { noAnswer, unreadableAnswer } from './api-problem.ts'
import { type AnswerOf, type CallOptions, exchange, readAnswer } from './call.ts'
import { readProblem } from './read-problem.ts'

type ProgressEndpoint = Endpoint & { readonly progress: z.ZodMiniType }

/** Calls an endpoint like `call`, and passes on its progress while the server works. */
export async function callWithProgress<E extends ProgressEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
  onProgress: (progress: z.output<E['progress']>) => void,
): Promise<AnswerOf<E>> {
  const accepting = { ...options.headers, Accept: 'text/event-stream, application/json' }
  return await exchange(endpoint, { ...options, headers: accepting }, async (response) => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream || !response.body) return readAnswer<E['answer']>(endpoint.answer, response)
    return await readStream<E>(endpoint, response.body, onProgress)
  })
}

/** Reads messages until the answer or the problem. A stream that ends without one is a lost connection. */
async function readStream<E extends ProgressEndpoint>(
  endpoint: E,
  body: ReadableStream<Uint8Array>,
  onProgress: (progress: z.output<E['progress']>) => void,
): Promise<AnswerOf<E>> {
  const messages: string[] = []
  const parser = createParser({ onEvent: ({ data }) => messages.push(data) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw noAnswer(new Error('The stream ended without an answer.'))
      parser.feed(decoder.decode(value, { stream: true }))
      for (const data of messages.splice(0)) {
        const { progress, answer, status, problem, retry_after: retryAfter } = readMessage(data)
        if (answer !== undefined) return readPart<E['answer']>(endpoint.answer, answer)
        if (problem !== undefined) throw await problemOf(problem, { status, retryAfter })
        onProgress(readPart<E['progress']>(endpoint.progress, progress))
      }
    }
  } catch (error) {
    throw error instanceof TypeError ? noAnswer(error) : error
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** One of the messages of `Endpoint.progress`. */
const message = z.object({
  progress: z.optional(z.unknown()),
  answer: z.optional(z.unknown()),
  status: z._default(z.number(), 500),
  problem: z.optional(z.unknown()),
  retry_after: z.optional(z.number()),
})

function readMessage(data: string): z.output<typeof message> {
  try {
    return readPart(message, JSON.parse(data))
  } catch (cause) {
    throw unreadableAnswer(200, cause)
  }
}

function readPart<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (!read.success) throw unreadableAnswer(200, read.error)
  return read.data
}

/** A problem in a stream is read like the response that it would be otherwise. */
function problemOf(
  problem: unknown,
  { status, retryAfter }: { readonly status: number; readonly retryAfter: number | undefined },
) {
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return readProblem(new Response(JSON.stringify(problem), { status, headers }))
}
