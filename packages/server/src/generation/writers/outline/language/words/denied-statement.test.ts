import { expect, test } from 'vitest'
import { deniedStatement } from './denied-statement.ts'

test.each([
  ['en', 'Most inner planets are small.', 'Most inner planets are not small.'],
  ['es', 'El citoplasma es un líquido.', 'El citoplasma no es un líquido.'],
  ['fr', 'La Lune est un satellite.', 'La Lune n’est pas un satellite.'],
  ['pl', 'Drewno jest surowcem.', 'Drewno nie jest surowcem.'],
])('A statement is denied by its verb (%s)', (language, text, denied) => {
  expect(deniedStatement(text, language)).toBe(denied)
})

test.each([
  ['en', 'No planet is flat.'],
  ['en', 'The river that is longest flows north.'],
  ['en', 'Iron is also a metal.'],
  ['en', 'Rivers carry mud.'],
  ['de', 'Eisen ist ein Metall.'],
])('A statement is not denied if its denial would not be clear (%s): %s', (language, text) => {
  expect(deniedStatement(text, language)).toBeUndefined()
})
