import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { refersBack } from './refers-back.ts'

test.each([
  ['en', 'A wage above that level is a price floor', true],
  ['en', 'Total pay of all workers then rises', true],
  ['en', 'If the wage rises, then fewer people are hired', false],
  ['en', 'The law says that wages are free', false],
  ['en', 'The then president of the country signed the law', false],
  ['en', 'Workers paid by the hour then lose money', true],
  ['en', 'The film follows the novel by Stephen King of that name', false],
  ['en', 'Many readers know the theory of that name', true],
  ['en', 'Prices in the port of Vila da Praia then rise', true],
  ['it', 'Se il tasso sale, allora i prezzi scendono', false],
  ['de', 'Viele Familien verzichten dann auf den Kauf', true],
  ['de', 'Wenn der Zins steigt, dann sinken die Preise', false],
  ['en', 'River mouths do the same', true],
  ['en', 'Wild yeasts raise the dough, and lactic acid bacteria make it sour', false],
  ['en', 'In spring, and in autumn too, it rains', true],
  ['en', 'A forecast of their path helps only if it is understood', true],
  ['en', 'A forecast helps only if it is understood', false],
  ['en', 'If it is understood, a forecast helps', true],
  ['en', 'Rivers do the same work in every valley', false],
  ['en', 'Two species compete when both need the same resource', false],
  ['en', 'Farmers compete when both need the same water', true],
  ['pl', 'Ujścia rzek robią to samo', true],
  ['hi', 'चंबल घाटी के बीहड़ इसी तरह बने हैं', true],
  ['tr', 'İnsanlar onu her gün kullanır', true],
  ['es', 'Bolívar asumió entonces la dictadura', true],
])('(%s) %s', (language, text, expected) => {
  expect(refersBack(text, lexiconOf(language))).toBe(expected)
})
