import { describe, expect, test } from 'vitest'
import { scriptedFetch } from '../../../testing/network/scripted-fetch.ts'
import { createConditionalExchange } from './conditional-exchange.ts'

const signal = AbortSignal.timeout(60_000)

/** Every answer has an ETag; the size of the body is in the address. */
function remembering(bounds: { answers: number; bytes: number }) {
  const { fetch, requests } = scriptedFetch(({ url, headers }) =>
    headers['if-none-match']
      ? new Response(null, { status: 304 })
      : new Response('x'.repeat(Number(url.searchParams.get('size') ?? 1)), { headers: { etag: '"1"' } }),
  )
  const exchange = createConditionalExchange(bounds)
  return {
    ask: async (path: string) =>
      (await exchange(fetch, new URL(path, 'https://a.example'), { headers: {}, maxBytes: 1000, signal }))
        .bytes.length,
    conditions: () =>
      requests.map(({ url, headers }) => [url.pathname.slice(1), headers['if-none-match'] === '"1"']),
  }
}

describe('Answers are cached', () => {
  test('up to a maximum number, keeping the most recently used ones', async () => {
    const { ask, conditions } = remembering({ answers: 2, bytes: 1000 })
    for (const path of ['a', 'b', 'a', 'c', 'a', 'b']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ask(path)).toBe(1)
    }
    expect(conditions().filter(([, wasKnown]) => wasKnown)).toEqual([
      ['a', true],
      ['a', true],
    ])
  })

  test('up to a maximum of total bytes', async () => {
    const { ask, conditions } = remembering({ answers: 100, bytes: 100 })
    for (const path of ['a', 'b', 'c', 'd', 'e', 'a', 'e']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ask(`${path}?size=24`)).toBe(24)
    }
    expect(conditions().slice(-2)).toEqual([
      ['a', false],
      ['e', true],
    ])
  })

  test('unless one is too long for the cache', async () => {
    const { ask, conditions } = remembering({ answers: 100, bytes: 100 })
    await ask('a')
    await ask('long?size=26')
    await ask('long?size=26')
    await ask('a')
    expect(conditions()).toEqual([
      ['a', false],
      ['long', false],
      ['long', false],
      ['a', true],
    ])
  })
})
