import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stringsIn, textsSoFar } from './texts-so-far.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function collecting() {
  const seen: (readonly string[])[] = []
  return {
    seen,
    onArrived: textsSoFar(
      (answer) => stringsIn(answer),
      (texts) => seen.push(texts),
    ),
  }
}

test('the texts of an unfinished answer are those that have arrived, without thoughts and addresses', () => {
  const { seen, onArrived } = collecting()
  onArrived?.(
    '<think>Rain?</think>{"title":"Rain","image":"/api/media/a.png","points":["It falls","and the ri',
  )
  vi.runAllTimers()
  expect(seen).toEqual([['Rain', 'It falls', 'and the ri']])
})

test('an answer is parsed at most five times a second, and its last words are not left out', () => {
  const { seen, onArrived } = collecting()
  for (const text of ['{"a":"o', '{"a":"on', '{"a":"one']) {
    onArrived?.(text)
    vi.advanceTimersByTime(150)
  }
  vi.runAllTimers()
  expect(seen).toEqual([['on'], ['one']])
})

test('prose before the answer has no texts, and nothing is parsed without a reader', () => {
  const { seen, onArrived } = collecting()
  onArrived?.('Here is the slide: ')
  vi.runAllTimers()
  expect(seen).toEqual([])
  expect(textsSoFar(() => [], undefined)).toBeUndefined()
})

test.each([
  ['is deeply nested', `{"slide":{"content":${'['.repeat(5000)}"Rain"${']'.repeat(5000)}}}`],
  ['is longer than any part', `{"a":"${'x'.repeat(20_000)}`],
])('an answer that %s has no texts, and throws nothing', (_, answer) => {
  const { seen, onArrived } = collecting()
  onArrived?.(answer)
  expect(() => vi.runAllTimers()).not.toThrow()
  expect(seen).toEqual([])
})
