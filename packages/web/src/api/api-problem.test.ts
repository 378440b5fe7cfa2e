import { expect, test, vi } from 'vitest'
import { noAnswer, sentenceOf, unreadableAnswer } from './api-problem.ts'
import { readProblem } from './read-problem.ts'

const fallback = 'It could not be loaded.'

test('shows the sentence of the server', async () => {
  const said = await readProblem(Response.json({ error: 'Not today.', code: 'CLOSED' }, { status: 503 }))
  expect(sentenceOf(said, fallback)).toBe('Not today.')
})

test('shows the sentence of the caller if the server has none for users', async () => {
  const proxy = await readProblem(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(sentenceOf(proxy, fallback)).toBe(fallback)
  expect(sentenceOf(new TypeError('undefined is not a function'), fallback)).toBe(fallback)
})

test('distinguishes a missing response from one that cannot be read', () => {
  expect(sentenceOf(noAnswer(undefined), fallback)).toContain('does not answer')
  expect(sentenceOf(unreadableAnswer(200), fallback)).toContain('cannot be read')
})

test.each([
  ['a number of seconds', '5', 5],
  ['a date', 'Sun, 22 Nov 2026 10:01:00 GMT', 60],
  ['a date that has passed', 'Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['nothing that can be read', 'soon', undefined],
])('reads the time of the next retry as %s', async (_form, header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  const answer = (body: string) => new Response(body, { status: 503, headers: { 'retry-after': header } })
  const said = await readProblem(answer('{"error":"Not now.","code":"DATABASE_UNAVAILABLE"}'))
  const proxy = await readProblem(answer('<h1>Service Unavailable</h1>'))
  vi.useRealTimers()
  expect([said.retryAfterSeconds, proxy.retryAfterSeconds]).toEqual([seconds, seconds])
})
