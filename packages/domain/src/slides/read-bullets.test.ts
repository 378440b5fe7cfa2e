import { describe, expect, test } from 'vitest'
import { readBullets } from './read-bullets.ts'

const three = ['one', 'two', 'three']

describe('bullet points are parsed from', () => {
  test.each([
    ['an array', three],
    ['a JSON array in a string', '["one", "two", "three"]'],
    ['lines', 'one\ntwo\nthree'],
    ['lines of another system', 'one\r\ntwo\r\n\r\nthree\r\n'],
    ['text with semicolons', 'one; two;three'],
    ['text with pipes', 'one | two|three'],
    ['numbered items', '1. one 2. two 3. three'],
    ['items numbered with brackets', '1) one 2) two 3) three'],
    ['numbered lines', '1. one\n2. two\n3. three'],
    ['text with bullet characters', '• one • two • three'],
    ['text with other bullet characters', '▪one ‣two ●three'],
    ['lines that begin with bullet characters', '• one\n◦ two\n· three'],
    ['text with dashes', '- one - two – three'],
    ['lines that begin with dashes', '- one\n– two\n— three'],
    ['lines that begin with asterisks', '* one\n* two\n* three'],
    ['text with commas', 'one, two,three'],
  ])('%s', (_form, value) => {
    expect(readBullets(value)).toEqual(three)
  })
})

test('the first matching format is used, and other separators stay in the items', () => {
  expect(readBullets('salt, sand; silt, clay')).toEqual(['salt, sand', 'silt, clay'])
  expect(readBullets('low-lying land - high, dry land')).toEqual(['low-lying land', 'high, dry land'])
})

test('text that only looks like a format stays whole', () => {
  expect(readBullets('About 12,000 well-known islands in 1.5 million km²')).toHaveLength(1)
  expect(readBullets('[draft] an open bracket')).toEqual(['[draft] an open bracket'])
})

test('bold words at the start of an item stay bold', () => {
  expect(readBullets('**Salt** is heavy\n*Sand* is not\n* **Silt**')).toEqual([
    '**Salt** is heavy',
    '*Sand* is not',
    '**Silt**',
  ])
})

test('items of an array are kept, also empty ones, because the author may still be typing', () => {
  expect(readBullets(['- one, two', '', 3])).toEqual(['- one, two', '', '3'])
})

test.each([[undefined], [null], [''], ['  \n '], [{}], [true], ['[]'], [[{}, null]]])(
  '%j has no bullet points',
  (value) => {
    expect(readBullets(value)).toEqual([])
  },
)
