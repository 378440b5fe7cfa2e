import { describe, expect, test } from 'vitest'
import { networkError, silence } from '../../../../testing/network/scripted-fetch.ts'
import { canvasBefore } from '../../../../testing/course-systems/canvas-under-test.ts'

const ada = () => Response.json({ id: '42', name: 'Ada' })
const throttled = (status: 403 | 429, headers: Record<string, string> = {}) =>
  new Response(`${status} (Rate Limit Exceeded)\n`, {
    status,
    headers: { 'content-type': 'text/plain', ...headers },
  })

describe('Throttled, the adapter', () => {
  test.each([403, 429] as const)(
    'waits after a %i until the allowance is restored, and tries again',
    async (status) => {
      const { canvas, requests, waits } = canvasBefore((_, asked) =>
        asked === 1 ? throttled(status) : ada(),
      )
      expect(await canvas.whoAmI()).toEqual({ id: '42', name: 'Ada' })
      expect(requests).toHaveLength(2)
      const [backoff = 0, rest = 0] = waits
      expect(backoff).toBeGreaterThanOrEqual(1000)
      expect(rest).toBeGreaterThan(5000)
    },
  )

  test('waits as long as the answer requests', async () => {
    const { canvas, waits } = canvasBefore((_, asked) =>
      asked === 1 ? throttled(429, { 'retry-after': '17' }) : ada(),
    )
    await canvas.whoAmI()
    expect(waits[0]).toBeGreaterThanOrEqual(17_000)
  })

  test('gives up immediately if the answer requests a longer wait than the limit', async () => {
    const { canvas, requests, waits } = canvasBefore(() => throttled(429, { 'retry-after': '3600' }))
    await expect(canvas.whoAmI()).rejects.toMatchObject({
      code: 'COURSE_SYSTEM_UNAVAILABLE',
      retryAfterSeconds: 3600,
    })
    expect(requests).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test('gives up at its timeout', async () => {
    const { canvas, waits } = canvasBefore(() => throttled(403))
    await expect(canvas.whoAmI()).rejects.toMatchObject({
      code: 'COURSE_SYSTEM_UNAVAILABLE',
      retryable: true,
    })
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(90_000)
  })

  test('pauses before it is throttled, for as long as the allowance needs to recover', async () => {
    const { canvas, waits } = canvasBefore(() =>
      Response.json({ id: '42', name: 'Ada' }, { headers: { 'x-rate-limit-remaining': '40.5' } }),
    )
    await canvas.whoAmI()
    expect(waits).toEqual([])
    await canvas.whoAmI()
    const [rest = 0] = waits
    expect(rest).toBeGreaterThan(3000)
    expect(rest).toBeLessThanOrEqual(5950)
  })

  test('does not delay other keys', async () => {
    const one = canvasBefore(() => throttled(403))
    const other = canvasBefore(ada)
    await expect(one.canvas.whoAmI()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    await other.canvas.whoAmI()
    expect(other.waits).toEqual([])
  })

  test('sends at most three requests at a time', async () => {
    let now = 0
    let most = 0
    const { canvas } = canvasBefore(async () => {
      most = Math.max(most, (now += 1))
      await new Promise(setImmediate)
      now -= 1
      return ada()
    })
    await Promise.all(Array.from({ length: 12 }, () => canvas.whoAmI()))
    expect(most).toBe(3)
  })
})

describe('When the course system fails, the adapter', () => {
  const quick = { retryDelays: [0, 0, 0, 0], timeouts: { attempt: 5, total: 12 } }

  test.each([
    [
      'a gateway',
      () =>
        new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    [
      'an error',
      () =>
        Response.json({ errors: [{ message: 'An error occurred.' }], error_report_id: 8 }, { status: 500 }),
    ],
    ['a timeout of its own', () => new Response('', { status: 408 })],
    ['a broken connection', () => Promise.reject(networkError('ECONNRESET'))],
  ])('tries again after %s', async (_, fail) => {
    const { canvas, requests } = canvasBefore((_request, asked) => (asked < 4 ? fail() : ada()))
    expect(await canvas.whoAmI()).toMatchObject({ name: 'Ada' })
    expect(requests).toHaveLength(4)
  })

  test('waits longer each time, up to a limit', async () => {
    const { canvas, requests, waits } = canvasBefore(() => new Response('', { status: 503 }))
    await expect(canvas.whoAmI()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    expect(requests).toHaveLength(5)
    const seconds = waits.map((wait, index) => wait / 1000 / 2 ** index)
    expect(seconds.filter((each) => each >= 1 && each <= 1.25)).toHaveLength(4)
  })

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CERT_HAS_EXPIRED'])(
    'does not try again after %s',
    async (code) => {
      const { canvas, requests } = canvasBefore(() => Promise.reject(networkError(code)))
      await expect(canvas.whoAmI()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
      expect(requests).toHaveLength(1)
    },
  )

  test('aborts a request to a host that never answers and retries a limited number of times', async () => {
    const { canvas, requests } = canvasBefore(silence, { ...quick, timeouts: { attempt: 5, total: 60_000 } })
    await expect(canvas.whoAmI()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    expect(requests).toHaveLength(1 + quick.retryDelays.length)
  })

  test('gives up on a host that never answers at its timeout, however many attempts are left', async () => {
    const { canvas, requests } = canvasBefore(silence, { ...quick, timeouts: { attempt: 60_000, total: 5 } })
    await expect(canvas.whoAmI()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    // A timer that fires slightly early leaves time for one more.
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  test('stops when it is cancelled, without another attempt', async () => {
    const controller = new AbortController()
    const { canvas, requests } = canvasBefore((request) => {
      queueMicrotask(() => controller.abort())
      return silence(request)
    })
    await expect(canvas.whoAmI(controller.signal)).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(requests).toHaveLength(1)
  })
})

describe('While some courses hang, the adapter', () => {
  /** Courses below `hanging` never answer; `most` is the maximum of concurrent requests of one of them. */
  function partlyHanging(hanging: number, timeouts: { attempt: number; total: number }) {
    const underWay = new Map<string, number>()
    let most = 0
    let mostLater = 0
    const before = canvasBefore(
      async (request) => {
        const course = /courses\/(\d+)/.exec(request.url.pathname)?.[1] ?? ''
        if (Number(course) >= hanging) return Response.json([])
        const now = (underWay.get(course) ?? 0) + 1
        underWay.set(course, now)
        most = Math.max(most, now)
        if (before.requests.length > 200) mostLater = Math.max(mostLater, now)
        try {
          return await silence(request)
        } finally {
          underWay.set(course, (underWay.get(course) ?? 1) - 1)
        }
      },
      { timeouts },
    )
    return { ...before, most: () => most, mostLater: () => mostLater }
  }
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(from + index))

  test('lists the other courses', async () => {
    const { canvas, most } = partlyHanging(1, { attempt: 60_000, total: 60_000 })
    const controller = new AbortController()
    const hanging = [canvas.listPages('0', controller.signal), canvas.readPage('0', '1', controller.signal)]
    const others = await Promise.all(ids(1, 50).map((id) => canvas.listPages(id)))
    expect(others.flat()).toEqual([])
    expect(most()).toBe(2)
    controller.abort()
    expect(await Promise.allSettled(hanging)).toMatchObject([
      { status: 'rejected', reason: { code: 'CANCELLED' } },
      { status: 'rejected', reason: { code: 'CANCELLED' } },
    ])
  })

  test('lists the other courses however many hang, with one slot for each slow course', async () => {
    const { canvas, mostLater } = partlyHanging(5, { attempt: 20, total: 60_000 })
    const controller = new AbortController()
    const ends = Promise.allSettled(ids(0, 5).map((id) => canvas.listPages(id, controller.signal)))
    for (const id of ids(5, 150)) {
      // oxlint-disable-next-line no-await-in-loop -- like a user who opens one course after another
      expect(await canvas.listPages(id)).toEqual([])
    }
    expect(mostLater()).toBeLessThanOrEqual(1)
    controller.abort()
    await ends
  })

  test('ends each of them with a problem at the timeout', async () => {
    const { canvas } = partlyHanging(4, { attempt: 5, total: 60_000 })
    const ends = await Promise.allSettled(ids(0, 4).map((id) => canvas.listPages(id)))
    for (const end of ends)
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'COURSE_SYSTEM_UNAVAILABLE' } })
  })
})
