import { expect, test } from 'vitest'
import { greetsReader } from './greeting-words.ts'

test.each([
  ['en', 'Welcome to week 4.', true],
  ['es', '¡Bienvenidos a la unidad 2!', true],
  ['de', 'Herzlich willkommen zu Woche 3.', true],
  ['pl', 'Witamy w drugim tygodniu.', true],
  ['zh', '欢迎来到第二周。', true],
  ['en', 'A welcome to strangers was a duty.', false],
  [
    'en',
    'Welcome to the ward where every patient is turned at least once in two hours by two nurses.',
    false,
  ],
])('(%s) “%s” only greets the reader: %s', (language, text, isGreeting) => {
  expect(greetsReader(text, language)).toBe(isGreeting)
})
