import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../figures.ts'
import { browserHeaders, reportOf, type Step } from './served-learner.ts'

/** How 1,000 learners were served. */
export interface Served {
  readonly perSecond: number
  readonly seconds: number
  readonly failed: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Lecture {
  readonly origin: string
  readonly steps: readonly Step[]
  /** Keys of slides, for reports. */
  readonly parts: readonly string[]
  readonly learners: number
  /** The time in which they start, evenly. 0: all at once. */
  readonly withinSeconds: number
  /** Number of the first visit, so that visits of two lectures differ. */
  readonly firstVisit: number
}

/** Visits a page as many learners do, each of whom makes one request after the other. */
export async function visit({
  origin,
  steps,
  parts,
  learners,
  withinSeconds,
  firstVisit,
}: Lecture): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const times: number[] = []
  let failed = 0
  const one = async (learner: number) => {
    await setTimeout((1000 * withinSeconds * learner) / learners)
    let reports = 0
    for (const step of steps) {
      const body = step.method === 'POST' ? reportOf(firstVisit + learner, reports++, parts) : undefined
      const begun = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- a browser reports after it has loaded the page
      const status = await ask(agent, origin, step, body).catch(() => 0)
      times.push(performance.now() - begun)
      if (status < 200 || status > 299) failed += 1
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: learners }, (_, learner) => one(learner)))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    perSecond: times.length / seconds,
    seconds,
    failed,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  }
}

function ask(agent: Agent, origin: string, { method, path }: Step, body?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = { ...browserHeaders, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const asked = request(`${origin}${path}`, { agent, method, headers, timeout: 60_000 }, (answer) => {
    answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject)
    answer.resume()
  })
  asked.on('timeout', () => asked.destroy(new Error('No answer in time.')))
  asked.on('error', reject).end(body)
  return promise
}
