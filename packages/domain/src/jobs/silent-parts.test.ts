import { expect, test } from 'vitest'
import { describeGaps, silentPartsOf } from './silent-parts.ts'

const reason = 'Emma does not speak Arabic.'

test('texts without audio are grouped by their slide, and a slide with its script is only incomplete', () => {
  const texts = ['a', 'a:correct_feedback', 'b:correct_feedback', 'b:incorrect_feedback', 'c']
  expect(silentPartsOf(texts)).toEqual({ silent: ['a', 'c'], incomplete: ['b'] })
})

test.each([
  [[], undefined],
  [[['a', 'b']], '2 silent slides'],
  [[['a:correct_feedback']], '1 slide with some audio missing'],
  [
    [['a:correct_feedback', 'a:incorrect_feedback'], ['b:correct_feedback']],
    '2 slides with some audio missing',
  ],
  [[['a'], ['a:correct_feedback']], '1 silent slide'],
  [[['a', 'b:correct_feedback']], '1 silent slide and 1 slide with some audio missing'],
])('gaps of %j are described as %s', (gaps, text) => {
  expect(
    describeGaps(
      'slideshow',
      gaps.map((parts) => ({ parts, reason })),
    ),
  ).toBe(text)
})

test('a line is described as a line', () => {
  expect(describeGaps('podcast', [{ parts: ['a'], reason }])).toBe('1 silent line')
})
