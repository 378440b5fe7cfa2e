import { expect, test } from 'vitest'
import { noAnswer, readProblem, sentenceOf, unreadableAnswer } from './api-problem.ts'

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
