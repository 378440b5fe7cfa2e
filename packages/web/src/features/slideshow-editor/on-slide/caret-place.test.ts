import { expect, test } from 'vitest'
import { placeInSource } from './caret-place.ts'

test.each([
  ['plain words', 'pla', 'pla'],
  ['a **bold** word', 'a bo', 'a **bo'],
  ['a **bold** word', 'a bold w', 'a **bold** w'],
  ['[tides](https://example.org) come', 'tides c', '[tides](https://example.org) c'],
  ['אבג דה', 'אב', 'אב'],
  ['water', '', ''],
])('in %j, a press after %j puts the caret after %j', (source, shown, before) => {
  expect(source.slice(0, placeInSource(source, shown))).toBe(before)
})

test('after text that differs from its source, the caret is at the end', () => {
  expect(placeInSource('$x^2$ grows', 'x2x^2 gr')).toBe('$x^2$ grows'.length)
})
