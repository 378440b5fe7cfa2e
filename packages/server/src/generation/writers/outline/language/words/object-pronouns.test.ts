import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { hasOpenPronoun } from './object-pronouns.ts'

test.each([
  ['en', 'Plants store it in their leaves.', true],
  ['en', 'Plants can store them for months.', true],
  ['en', 'If it rains, the river rises.', false],
  ['en', 'Plants take up water and store it in leaves.', false],
  ['en', 'Plants store sugar in leaves.', false],
  ['en', 'The rain makes it harder to drive.', false],
  ['de', 'Bauern tragen ihn auf die Felder.', true],
  ['de', 'Bauern tragen Mist auf die Felder und ihm folgt Regen.', false],
  ['pl', 'Rośliny potrafią zamknąć ją w cukrze.', true],
  ['pl', 'Rośliny potrafią zamknąć energię w cukrze.', false],
  ['es', 'Las plantas la guardan en las hojas.', false],
])('A pronoun near the start needs what was said before (%s): %s', (language, text, expected) => {
  expect(hasOpenPronoun(text, language)).toBe(expected)
})

test.each([
  ['pl', 'W 1772 roku Polska straciła około 30 procent terytorium.'],
  ['pl', 'W drugiej połowie XVIII wieku Polska zniknęła z mapy.'],
  ['es', 'En 1973 los países perdieron más de la mitad.'],
  ['en', 'In 1990 the firm bought a house and sold it.'],
])('A subject after a date stands alone (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(false)
})
