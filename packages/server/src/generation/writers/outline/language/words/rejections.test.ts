import { expect, test } from 'vitest'
import { rejectsBefore } from './rejections.ts'

test.each([
  ['en', 'This is wrong.'],
  ['en', 'That is not true.'],
  ['es', 'Esto es falso.'],
  ['fr', 'C’est une erreur.'],
  ['de', 'Das stimmt nicht.'],
  ['it', 'Non è vero.'],
  ['pt', 'Isso não é verdade.'],
  ['nl', 'Dat klopt niet.'],
  ['sv', 'Det stämmer inte.'],
  ['pl', 'To nieprawda.'],
  ['ru', 'Это не так.'],
  ['uk', 'Це хибно.'],
  ['cs', 'To není pravda.'],
  ['tr', 'Bu yanlıştır.'],
  ['ar', 'هذا غير صحيح.'],
  ['zh', '这是错误的。'],
  ['ja', 'これは誤りです。'],
  ['ko', '이는 사실이 아닙니다.'],
  ['en', 'This is wrong in a country where the law protects every worker from such a contract.', false],
  ['en', 'This is the point.', false],
  ['es', 'Es una ciudad.', false],
  ['de', 'Das ist ein Tier.', false],
])('(%s) “%s” rejects the sentence before: %s', (language, text, isRejection = true) => {
  expect(rejectsBefore(text, language)).toBe(isRejection)
})
