import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const pages = { one: '# page', other: '# pages' }

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1200, '1,200 pages'],
])('%d has its form, with the number as the language writes it: %s', (count, sentence) => {
  expect(plural(count, pages)).toBe(sentence)
})
