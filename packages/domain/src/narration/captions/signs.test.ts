import { expect, test } from 'vitest'
import { countSigns } from './signs.ts'

test.each([
  ['', 0],
  ['water', 5],
  ['e\u0301te\u0301', 3],
  ['क्षि', 1],
  ['น้ำ', 1],
  ['水です。', 8],
  ['물', 2],
  ['Ａ１', 4],
  ['👩‍👩‍👧', 2],
  ['שלום', 4],
])('%s has the width of %i characters', (text, signs) => {
  expect(countSigns(text)).toBe(signs)
})
