import { expect, test } from 'vitest'
import { saidAfterComparison } from './after-comparison.ts'

test.each([
  ['en', 'A cache is like a desk: it keeps what is used often.', 'It keeps what is used often.'],
  ['es', 'La memoria es lo contrario: guarda todo.', 'Guarda todo.'],
  ['de', 'Der Filter wirkt wie ein Sieb: Er hält Sand zurück.', 'Er hält Sand zurück.'],
  ['pl', 'Bufor działa jak gąbka: chłonie nadmiar.', 'Chłonie nadmiar.'],
  ['zh', '缓存就像书桌：放常用的东西。', '放常用的东西。'],
  ['en', 'Sandy soil dries fast: water runs through it.', undefined],
  ['en', 'The roof is likely old: it leaks.', undefined],
])('(%s) %s', (language, text, expected) => {
  expect(saidAfterComparison(text, language)).toBe(expected)
})
