import { expect, test } from 'vitest'
import { stringsIn, textsSoFar } from './texts-so-far.ts'

const collecting = (now?: () => number) => {
  const seen: (readonly string[])[] = []
  return { seen, onArrived: textsSoFar(stringsIn, (texts) => seen.push(texts), now) }
}

test('the texts of an unfinished answer are those that have arrived, without thoughts and addresses', () => {
  const { seen, onArrived } = collecting()
  onArrived?.(
    '<think>Rain?</think>{"title":"Rain","image":"/api/media/a.png","points":["It falls","and the ri',
  )
  expect(seen).toEqual([['Rain', 'It falls', 'and the ri']])
})

test('an answer is parsed at most five times a second', () => {
  let now = 0
  const { seen, onArrived } = collecting(() => now)
  for (const [at, text] of [
    [0, '{"a":"o'],
    [100, '{"a":"on'],
    [250, '{"a":"one'],
  ] as const) {
    now = at
    onArrived?.(text)
  }
  expect(seen).toEqual([['o'], ['one']])
})

test('prose before the answer has no texts, and nothing is parsed without a reader', () => {
  const { seen, onArrived } = collecting()
  onArrived?.('Here is the slide: ')
  expect(seen).toEqual([])
  expect(textsSoFar(stringsIn, undefined)).toBeUndefined()
})
