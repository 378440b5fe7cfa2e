import { expect, test, vi } from 'vitest'
import { noAnswer, sentenceOf, unreadableAnswer } from './api-problem.ts'
import { readProblem } from './read-problem.ts'

const fallback = 'It could not be loaded.'

test('what the server says to a person is said', async () => {
  const said = await readProblem(Response.json({ error: 'Not today.', code: 'CLOSED' }, { status: 503 }))
  expect(sentenceOf(said, fallback)).toBe('Not today.')
})

test('of an error that says nothing to a person, what was tried is told', async () => {
  const proxy = await readProblem(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(sentenceOf(proxy, fallback)).toBe(fallback)
  expect(sentenceOf(new TypeError('undefined is not a function'), fallback)).toBe(fallback)
})

test('no answer at all, and a good one in another form, are told as what they are', () => {
  expect(sentenceOf(noAnswer(undefined), fallback)).toContain('does not answer')
  expect(sentenceOf(unreadableAnswer(200), fallback)).toContain('cannot be read')
})

test.each([
  ['a number of seconds', '5', 5],
  ['a date', 'Sun, 22 Nov 2026 10:01:00 GMT', 60],
  ['a date that has passed', 'Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['nothing that can be read', 'soon', undefined],
])('an answer names the time of the next try as %s', async (_form, header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  const answer = (body: string) => new Response(body, { status: 503, headers: { 'retry-after': header } })
  const said = await readProblem(answer('{"error":"Not now.","code":"DATABASE_UNAVAILABLE"}'))
  const proxy = await readProblem(answer('<h1>Service Unavailable</h1>'))
  vi.useRealTimers()
  expect([said.retryAfterSeconds, proxy.retryAfterSeconds]).toEqual([seconds, seconds])
})
