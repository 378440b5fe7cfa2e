import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReport } from './report.ts'

const sent: { url: string; body: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  vi.stubGlobal(
    'Blob',
    class {
      readonly text: string
      constructor([text = '']: string[]) {
        this.text = text
      }
    },
  )
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: { text: string }) => sent.push({ url, body: JSON.parse(body.text) }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('A visit sends its events together, without an identity', () => {
  const report = createReport('/learn/secret')
  report.started()
  report.part('slide-1', 12)
  report.answered('slide-2', 'A,C')
  expect(sent).toEqual([])
  vi.advanceTimersByTime(15_000)
  expect(sent).toEqual([
    {
      url: '/learn/secret/events',
      body: {
        visit: expect.stringMatching(/^[\w-]{16,64}$/),
        events: [
          { type: 'started' },
          { type: 'part', part: 'slide-1', seconds: 12 },
          { type: 'answered', part: 'slide-2', answer: 'A,C' },
        ],
      },
    },
  ])
})

test('Events that wait are sent when the page closes', () => {
  createReport('/learn/secret').completed()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toMatchObject([{ body: { events: [{ type: 'completed' }] } }])
  vi.advanceTimersByTime(60_000)
  expect(sent, 'once').toHaveLength(1)
})

test.each([
  ['is hidden, as on a phone', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['closes', () => window.dispatchEvent(new Event('pagehide'))],
])('The part that is being played is sent when the page %s', (_, leave) => {
  const report = createReport('/learn/secret')
  // The listeners of this page stay for the next tests.
  report.beforeSend(vi.fn<() => void>().mockImplementationOnce(() => report.part('slide-1', 7)))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  leave()
  expect(sent).toMatchObject([{ body: { events: [{ type: 'part', part: 'slide-1', seconds: 7 }] } }])
})

test('A part of a tab that was left open is an hour', () => {
  createReport('/learn/secret').part('slide-1', 9000)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toMatchObject([{ body: { events: [{ seconds: 3600 }] } }])
})

test('A tab that stays open begins another visit after 20 hours without events', () => {
  const report = createReport('/learn/secret')
  report.started()
  vi.advanceTimersByTime(19 * 3_600_000)
  report.part('slide-1', 12)
  vi.advanceTimersByTime(21 * 3_600_000)
  report.completed()
  window.dispatchEvent(new Event('pagehide'))
  const bodies = sent.map(({ body }) => Object(body))
  expect(bodies.map(({ events }) => events.map(({ type }: { type: string }) => type))).toEqual([
    ['started'],
    ['part'],
    ['started', 'completed'],
  ])
  expect(bodies[1].visit).toBe(bodies[0].visit)
  expect(bodies[2].visit).not.toBe(bodies[0].visit)
})

test('A page without https has a visit, too', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) })
  createReport('/learn/secret').started()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toMatchObject([{ body: { visit: '0a'.repeat(16) } }])
})

test('More events than one request takes are sent in several', () => {
  const report = createReport('/learn/secret')
  for (let slide = 0; slide < 100; slide += 1) report.part(`slide-${slide}`, 1)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.map(({ body }) => Object(body).events.length)).toEqual([40, 40, 20])
})

test('Nothing is sent if the browser asks not to be tracked', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  const report = createReport('/learn/secret')
  const flush = vi.fn<() => void>()
  report.beforeSend(flush)
  report.started()
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  expect(flush, 'the place is kept on this device').toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
