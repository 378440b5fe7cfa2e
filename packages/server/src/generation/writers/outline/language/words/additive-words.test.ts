import { expect, test } from 'vitest'
import { addsToOther } from './additive-words.ts'

test.each([
  ['en', 'The shape of streets matters as well', true],
  ['es', 'El agua también falta', true],
  ['hi', 'पानी भी कम होता है', true],
  ['en', 'Wellington is a city', false],
  ['hu', 'A tisztaság fontos', false],
])('In %s, “%s” adds to another statement: %s', (language, text, expected) => {
  expect(addsToOther(text, language)).toBe(expected)
})
