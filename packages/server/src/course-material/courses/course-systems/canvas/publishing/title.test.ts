import { expect, test } from 'vitest'
import { isTitleOf, shortened } from './title.ts'

test('a title is one line of at most 255 characters', () => {
  expect(shortened('  Tides \n and\tcurrents ')).toBe('Tides and currents')
  expect([...shortened('🌊'.repeat(300))]).toHaveLength(255)
  expect(shortened('a'.repeat(255))).toBe('a'.repeat(255))
  expect(shortened('a'.repeat(256))).toBe(`${'a'.repeat(254)}…`)
})

test.each([
  ['Tides', 'Tides', true],
  ['Tides-2', 'Tides', true],
  ['Tides-12', ' Tides ', true],
  ['Tides-2', 'Tides-2', true],
  ['Tides', 'Tides-2', false],
  ['Tide-2', 'Tides', false],
  ['Tides-b', 'Tides', false],
  [`${'a'.repeat(253)}-2`, 'a'.repeat(255), true],
  [`${'a'.repeat(20)}-2`, 'a'.repeat(255), false],
])('%s may be written as %s: %s', (found, sent, expected) => {
  expect(isTitleOf(found, sent)).toBe(expected)
})
