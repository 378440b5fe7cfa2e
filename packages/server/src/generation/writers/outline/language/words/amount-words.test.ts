import { expect, test } from 'vitest'
import { hasAmountInWords } from './amount-words.ts'

test.each([
  ['en', 'Two thirds of all antibiotics are given to animals.', true],
  ['es', 'La mitad del agua se pierde.', true],
  ['de', 'Ein Drittel des Bodens geht verloren.', true],
  ['pl', 'Tysiące ludzi straciły domy.', true],
  ['ru', 'Половина почвы исчезла.', true],
  ['en', 'Antibiotics are given to animals.', false],
  ['en', 'The halfway house is open.', false],
  ['zh', '三分之二给了动物。', false],
])('(%s) “%s” has an amount in words: %s', (language, text, hasAmount) => {
  expect(hasAmountInWords(text, language)).toBe(hasAmount)
})
