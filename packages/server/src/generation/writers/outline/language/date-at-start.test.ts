import { expect, test } from 'vitest'
import { dateAtStart } from './date-at-start.ts'

test.each([
  ['es', 'En la tormenta de 1997, igual de fuerte, perdieron menos de 3 mm.'],
  ['en', 'In the storm of 1997, they lost less than 3 mm.'],
  ['fr', 'En la tempête de 1997, ils ont perdu 3 mm.'],
])('The year of a thing is no date of the sentence (%s): %s', (language, text) => {
  expect(dateAtStart(text, language)).toBeUndefined()
})

test.each([
  ['en', 'In August 1521, the city fell.', 1521],
  ['en', 'In the summer of 1934, the fields dried out.', 1934],
  ['es', 'En 1985, los agricultores perdieron la cosecha.', 1985],
  ['de', 'Im Sommer 1934, nach der Dürre, zogen viele fort.', 1934],
])('A sentence starts with its date (%s): %s', (language, text, year) => {
  expect(Math.floor(dateAtStart(text, language)?.year ?? 0)).toBe(year)
})
