import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { browserHeaders, type Recorded, type Step } from './served-learner.ts'

/** Headers that describe the bytes. The bare server sends its own ones for the rest. */
const described = ['content-type', 'content-encoding', 'cache-control', 'etag', 'content-security-policy']

/** Asks each step once and keeps the answer as it is sent, still compressed. */
export async function recordAnswers(origin: string, steps: readonly Step[]): Promise<Recorded[]> {
  const gets = steps.filter(({ method }) => method === 'GET')
  return Promise.all(gets.map(async (step) => ({ ...step, ...(await ask(origin, step)) })))
}

async function ask(origin: string, { method, path }: Step): Promise<Omit<Recorded, keyof Step>> {
  const asked = request(`${origin}${path}`, { method, headers: browserHeaders }).end()
  // The event has one argument.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const headers = described.flatMap((name) => {
    const value = answer.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: body.toString('base64'),
  }
}
