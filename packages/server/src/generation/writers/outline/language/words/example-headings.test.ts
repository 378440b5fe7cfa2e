import { expect, test } from 'vitest'
import { headsExample, namesExample } from './example-headings.ts'

test.each([
  ['en', 'Illustration 3', true],
  ['en', 'The illustration of books', false],
  ['es', 'Ejemplo resuelto: la carga de un cable', true],
  ['de', 'Rechenbeispiel', true],
  ['en', 'Worked problem', true],
  ['en', 'The problem of evil', false],
  ['fr', 'Exercice corrigé : une pile', true],
  ['pl', 'Rozwiązane zadanie', true],
  ['zh', '例1', true],
  ['zh', '比例', false],
  ['zh', '道路交通条例', false],
  ['en', 'A case: the flat loaf', true],
  ['en', 'Case 2: the number is even', false],
  ['en', 'In case of fire', false],
  ['es', 'Caso', true],
  ['de', 'Der Fall der Mauer', false],
])('A heading is that of an example (%s): %s, %s', (language, heading, expected) => {
  expect(headsExample(heading, language)).toBe(expected)
})

test.each([
  ['en', 'Fractions: a worked example', true],
  ['en', 'The illustration of books', false],
  ['de', 'Ein Rechenbeispiel', true],
  ['pl', 'Dwa przykłady z fizyki', true],
  ['zh', '两个例子', true],
  ['zh', '比例', false],
  ['zh', '道路交通条例', false],
])('A heading has the word for an example (%s): %s, %s', (language, heading, expected) => {
  expect(namesExample(heading, language)).toBe(expected)
})
