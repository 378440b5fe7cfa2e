import { expect, test } from 'vitest'
import { estimateWords, needsOf } from './estimate-words.ts'

test('adds the pages and minutes of all courses and formats', () => {
  expect(
    estimateWords([
      { pages: 2, minutes: { slideshow: 8.2, podcast: 9.7 } },
      { pages: 1, minutes: { slideshow: 2.5, podcast: 3.4 } },
    ]),
  ).toBe('About 3 pages, 24 minutes of audio')
})

test.each([
  [1.2, 'About 1 page, 1 minute of audio'],
  [0.4, 'About 1 page, less than 1 minute of audio'],
  [0, 'About 1 page, no audio'],
])('rounds %s minutes', (slideshow, words) => {
  expect(estimateWords([{ pages: 1, minutes: { slideshow } }])).toBe(words)
})

test.each([
  [{ dollars: 0.1234, unpriced: [] }, ', about $0.12'],
  [{ dollars: 0.0004, unpriced: [] }, ', less than $0.01'],
  [{ dollars: 0, unpriced: ['kokoro'] }, '. kokoro charges for it'],
  [{ dollars: 0, unpriced: ['kokoro', 'gpt-5-mini'] }, '. kokoro and gpt-5-mini charge for it'],
  [{ dollars: 0.5, unpriced: ['kokoro'] }, ', about $0.50 and what kokoro charges'],
  [{ dollars: 0.5, unpriced: ['a', 'b', 'c'] }, ', about $0.50 and what a, b, and c charge'],
])('contains the cost: %o', (cost, words) => {
  expect(estimateWords([{ pages: 2, minutes: { podcast: 3 }, cost }])).toBe(
    `About 2 pages, 3 minutes of audio${words}`,
  )
})

test('needs a page of the budget for each page and format', () => {
  const cost = { dollars: 0.5, unpriced: [] }
  expect(
    needsOf([
      { pages: 2, minutes: { slideshow: 8, podcast: 9 }, cost },
      { pages: 1, minutes: { slideshow: 2 } },
    ]),
  ).toEqual({ pages: 5, audio_minutes: 19, dollars: 0.5 })
})
