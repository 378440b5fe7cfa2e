import { expect, test } from 'vitest'
import { isProperWord } from './proper-words.ts'

test.each([
  ['en', 'Dutch'],
  ['en', 'Romans'],
  ['en', 'Monday'],
  ['en', 'Portugal’s'],
  ['es', 'Portugal'],
  ['pl', 'Polska'],
  ['fr', 'France'],
  ['nl', 'Nederlands'],
] as const)('a name keeps its capital (%s): %s', (language, word) => {
  expect(isProperWord(word, language)).toBe(true)
})

test.each([
  ['en', 'Water'],
  ['en', 'United'],
  ['es', 'Lunes'],
  ['es', 'Español'],
  ['pl', 'Woda'],
] as const)('a plain word loses it (%s): %s', (language, word) => {
  expect(isProperWord(word, language)).toBe(false)
})
