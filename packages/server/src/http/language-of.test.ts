import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['de', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['nl, pl;q=0.7, fr;q=0.9', 'fr'],
  ['en;q=0.5, AR-eg', 'ar'],
  ['de;q=0, hi;q=0.1', 'hi'],
  ['de;q=high, es', 'es'],
])('%s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test.each([undefined, '', '*', 'nl', ';;,,q=', 'x'.repeat(100_000)])('%j is no language', (header) => {
  expect(languageOf(header)).toBeUndefined()
})
