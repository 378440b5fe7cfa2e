import { expect, test } from 'vitest'
import { isShortAnswer } from './short-answers.ts'

test.each([
  ['en', 'No.', true],
  ['es', 'Sí.', true],
  ['pl', 'Nie.', true],
  ['zh', '不够。', true],
  ['ja', 'いいえ。', true],
  ['ar', 'لا.', true],
  ['en', 'None.', false],
  ['en', 'Note.', false],
  ['de', 'Jahr.', false],
  ['zh', '不同的人看法不同。', false],
  ['fr', 'Nonante.', false],
])('only “yes” or “no” is a short answer: %s %s', (language, text, isShort) => {
  expect(isShortAnswer(text, language)).toBe(isShort)
})
