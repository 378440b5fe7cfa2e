import { expect, test } from 'vitest'
import { phrasesOf } from './phrases.ts'
import { refersBack } from './refers-back.ts'

test.each([
  ['en', 'A wage above that level is a price floor', true],
  ['en', 'Total pay of all workers then rises', true],
  ['en', 'If the wage rises, then fewer people are hired', false],
  ['en', 'The law says that wages are free', false],
  ['de', 'Viele Familien verzichten dann auf den Kauf', true],
  ['de', 'Wenn der Zins steigt, dann sinken die Preise', false],
  ['es', 'Bolívar asumió entonces la dictadura', true],
])('(%s) %s', (language, text, expected) => {
  expect(refersBack(text, phrasesOf(language))).toBe(expected)
})
