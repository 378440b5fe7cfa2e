import type { DoubleResponse } from '../writing/model-double.ts'

/** The outcome of one call of a scripted `fetch`. */
export type ScriptedStep = DoubleResponse | 'stalls' | 'stalls midway' | Error

export interface SentRequest {
  readonly url: string
  readonly headers: Headers
  readonly redirect: Request['redirect']
  /** The JSON that was sent. */
  readonly body: unknown
}

/** A `fetch` of one host with scripted steps, one after the other. It repeats the last one and records its requests. */
export function scriptedResponses(...steps: readonly ScriptedStep[]): {
  readonly fetch: typeof globalThis.fetch
  readonly requests: readonly SentRequest[]
} {
  const requests: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const sent = await request.text()
    requests.push({
      url: request.url,
      headers: request.headers,
      redirect: request.redirect,
      body: JSON.parse(sent),
    })
    const step = steps[Math.min(requests.length, steps.length) - 1]
    if (step instanceof Error) throw step
    if (step === 'stalls' || step === undefined) return stalled(init?.signal)
    if (step === 'stalls midway') return new Response(endless(init?.signal), { headers: eventStream })
    return new Response(step.body, { status: step.status ?? 200, headers: step.headers ?? {} })
  }
  return { fetch, requests }
}

const eventStream = { 'content-type': 'text/event-stream' }

/** A host that accepts the request and never answers. */
function stalled(signal: AbortSignal | null | undefined): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>()
  signal?.addEventListener('abort', () => reject(signal.reason))
  return promise
}

/** A body that starts and never continues. */
function endless(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(': wait\n\n'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
}
