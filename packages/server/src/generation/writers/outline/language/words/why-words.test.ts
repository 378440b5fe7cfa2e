import { expect, test } from 'vitest'
import { asksOnlyWhy } from './why-words.ts'

test.each(['Why?', 'Warum?', '¿Por qué?', 'Pourquoi ?', 'Dlaczego?', '为什么？', 'لماذا؟', 'Γιατί;'])(
  '“%s” is only the question for a reason',
  (text) => {
    expect(asksOnlyWhy(text)).toBe(true)
  },
)

test('a question that names its subject is more than that', () => {
  expect(asksOnlyWhy('Why does it rain?')).toBe(false)
})
