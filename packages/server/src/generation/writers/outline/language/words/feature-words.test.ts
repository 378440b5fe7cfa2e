import { expect, test } from 'vitest'
import { namesFeatures } from './feature-words.ts'

test.each([
  ['en', 'Feature', true],
  ['de', 'Unterscheidungsmerkmal', true],
  ['es', 'Aspecto', true],
  ['pl', 'Cecha', true],
  ['zh', '比较项目', true],
  ['en', 'River', false],
  ['pl', 'Naczynie', false],
])('The corner of a %s table, %s, names features: %s', (language, corner, expected) => {
  expect(namesFeatures(corner, language)).toBe(expected)
})
