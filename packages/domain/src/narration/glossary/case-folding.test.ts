import { expect, test } from 'vitest'
import { foldCase } from './case-folding.ts'

test('characters fold to the same form exactly if a regular expression treats them as equal', () => {
  const wrong: string[] = []
  for (let code = 1; code < 0x1_f000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const letter = String.fromCodePoint(code)
    const cases = [letter.toLowerCase(), letter.toUpperCase(), letter.toUpperCase().toLowerCase()]
    for (const other of new Set(cases.filter((one) => one !== letter && [...one].length === 1))) {
      const same = new RegExp(`^[\\u{${code.toString(16)}}]$`, 'iv').test(other)
      if ((foldCase(code) === foldCase(other.codePointAt(0) ?? 0)) !== same) wrong.push(`${letter}${other}`)
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['\u1fd3', '\u0390'],
  ['\u1fe3', '\u03b0'],
  ['\ufb05', '\ufb06'],
])('%s folds as %s, although neither is the upper or lower case of the other', (one, other) => {
  expect(new RegExp(`^[${one}]$`, 'iv').test(other)).toBe(true)
  expect(foldCase(one.charCodeAt(0))).toBe(foldCase(other.charCodeAt(0)))
})
