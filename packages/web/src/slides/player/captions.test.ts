import { expect, test } from 'vitest'
import { sentenceAt } from './captions.tsx'

const sentences = [
  { text: 'One.', start_ms: 200, end_ms: 900 },
  { text: 'Two.', start_ms: 1200, end_ms: 2000 },
]

test.each([
  [0, ''],
  [200, 'One.'],
  [1000, 'One.'],
  [1200, 'Two.'],
  [9000, 'Two.'],
])('at %i ms the caption says "%s"', (time, text) => {
  expect(sentenceAt(sentences, time)).toBe(text)
})
