import { z } from 'zod'

const completion = z.looseObject({
  choices: z.array(z.looseObject({ message: z.unknown() })),
})

/**
 * A `fetch` for servers that ignore the request for a stream. A whole chat completion becomes the only event of a
 * stream, and so does an error with status 200. Other responses become a stream without events.
 */
export function jsonAsEvents(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !response.headers.get('content-type')?.includes('application/json')) return response
    const event = chunkOf(await response.text())
    const headers = { 'content-type': 'text/event-stream' }
    return new Response(event === undefined ? '' : `data: ${event}\n\ndata: [DONE]\n\n`, { headers })
  }
}

function chunkOf(body: string): string | undefined {
  try {
    const whole: unknown = JSON.parse(body)
    const { data } = completion.safeParse(whole)
    if (!data) return JSON.stringify(whole)
    return JSON.stringify({
      ...data,
      choices: data.choices.map((choice) => ({ ...choice, delta: choice.message })),
    })
  } catch {
    return undefined
  }
}
