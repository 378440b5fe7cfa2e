import { text } from 'node:stream/consumers'

/** A request of a learner's browser. */
export interface Step {
  readonly method: 'GET' | 'POST'
  /** Path with query. */
  readonly path: string
}

/** A recorded response to a step. A bare server replays its bytes. */
export interface Recorded extends Step {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
}

/** Headers of every request. Browsers accept compressed answers. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

/** The requests of a learner's browser for a page: the page, its files, its data, and two reports. */
export async function stepsOf(url: string): Promise<Step[]> {
  const page = await (await fetch(url)).text()
  const named = [...page.matchAll(/(?:href|src)="(\/learner\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  )
  // The scripts that the first one loads.
  const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(page) ?? []
  const files = [...named, ...scripts.split(' ').filter(Boolean)]
  const { pathname, search } = new URL(url)
  const paths = [`${pathname}${search}`, ...new Set(files), `${pathname}/piece.json`]
  const report: Step = { method: 'POST', path: `${pathname}/events` }
  return [...paths.map((path): Step => ({ method: 'GET', path })), report, report]
}

/** The body of a report: a new visit starts, then it has seen slides. */
export function reportOf(visit: number, number: number, parts: readonly string[]): string {
  const events =
    number === 0
      ? [{ type: 'started' }]
      : parts.slice(0, 3).map((part) => ({ type: 'part', part, seconds: 9 }))
  return JSON.stringify({ visit: `bench-visit-${process.pid}-${visit}`, events })
}

/** Reads what a child process sends as JSON. */
export const readJson = async (stream: NodeJS.ReadableStream): Promise<unknown> =>
  JSON.parse(await text(stream))
