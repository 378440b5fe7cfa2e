import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { pointsBackInside } from './inner-references.ts'

test.each([
  ['en', 'There are two ways to avoid this.'],
  ['en', 'Most listeners react badly to such a voice.'],
  ['es', 'Los gobiernos liberales decidieron cambiar esa situación.'],
  ['de', 'Die meisten Menschen kennen solche Stimmen.'],
  ['en', 'The London branch had already failed in 1472 for the same reason.'],
  ['en', 'The family held the majority in each, but the branches were separate.'],
  ['es', 'En diciembre del mismo año, el Congreso proclamó la República.'],
  ['de', 'Die Bank schloss ihre Filiale im selben Jahr.'],
])('The first clause of a sentence may point at the sentence before: %s %s', (language, text) => {
  expect(pointsBackInside(text, language)).toBe(true)
})

test.each([
  ['en', 'A voice that trembles may mean fear, and listeners react to this sign.'],
  ['en', 'The speaker needs such a voice that everybody hears it.'],
  ['en', 'Some teachers of the school like this page.'],
  ['en', 'The two banks failed for the same reason that had ruined the king.'],
])(
  'What is named in the sentence itself, or is the page, needs no sentence before: %s %s',
  (language, text) => {
    expect(pointsBackInside(text, language)).toBe(false)
  },
)

test('A part of what was said needs it, a counted thing does not', () => {
  const lexicon = lexiconOf('en')
  expect(lexicon.isDependent('One exception concerns the mule.')).toBe(true)
  expect(lexicon.isDependent('One mole weighs eighteen grams.')).toBe(false)
})
