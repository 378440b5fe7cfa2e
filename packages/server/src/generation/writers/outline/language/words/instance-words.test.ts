import { expect, test } from 'vitest'
import { closesCase } from './instance-words.ts'

test.each([
  ['en', 'It was a clear case of cost inflation.'],
  ['es', 'Fue un caso claro de inflación de costes.'],
  ['fr', 'C’était un cas typique de panique bancaire.'],
  ['de', 'Das war ein klarer Fall von Betrug.'],
  ['it', 'Fu un chiaro esempio di monopolio.'],
  ['pl', 'Był to typowy przykład paniki.'],
  ['zh', '这是成本推动型通货膨胀的典型例子。'],
])('a case ends with what it is a case of (%s): %s', (language, text) => {
  expect(closesCase(text, language)).toBe(true)
})

test.each([
  ['en', 'It is a case for the police.'],
  ['en', 'A case of wine has twelve bottles.'],
  ['es', 'Es una forma de energía.'],
  ['de', 'Das ist ein Teil der Zelle.'],
])('other sentences are no end of a case (%s): %s', (language, text) => {
  expect(closesCase(text, language)).toBe(false)
})
