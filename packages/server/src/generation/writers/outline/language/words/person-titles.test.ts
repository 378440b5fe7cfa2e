import { expect, test } from 'vitest'
import { namesTitledPerson } from './person-titles.ts'

test.each([
  ['en', 'Mrs. Lopez has an ulcer.', true],
  ['de', 'Herr Brandt kann Reparatur verlangen.', true],
  ['es', 'La señora Ruiz perdió la cosecha.', true],
  ['fr', 'Madame Petit achète un vélo.', true],
  ['pl', 'W maju pan Nowak kupił rower.', true],
  ['cs', 'Paní Nováková koupila kolo.', true],
  ['nl', 'Mevrouw De heeft pijn. Meneer Bakker koopt brood.', true],
  ['zh', '王先生买了一辆自行车。', true],
  ['zh', '种子先生长出根。', false],
  ['en', 'The Bay Area has many bridges.', false],
  ['de', 'Frauen kaufen Räder.', false],
  ['pl', 'Panika rosła w mieście.', false],
])('a person with a title (%s): %s', (language, text, expected) => {
  expect(namesTitledPerson(text, language)).toBe(expected)
})
