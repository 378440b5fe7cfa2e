import { expect, test } from 'vitest'
import { greetsReader } from './greeting-words.ts'

test.each([
  ['en', 'Hope you had a great weekend.', true],
  ['en', '👋 Hope you all had a good holiday.', true],
  ['en', 'Farmers hope for rain.', false],
  ['en', 'Welcome to week 4.', true],
  ['es', '¡Bienvenidos a la unidad 2!', true],
  ['de', 'Herzlich willkommen zu Woche 3.', true],
  ['pl', 'Witamy w drugim tygodniu.', true],
  ['zh', '欢迎来到第二周。', true],
  ['sv', 'Välkommen till vecka 4.', true],
  ['ar', 'مرحباً بكم في الوحدة الثانية.', true],
  ['ja', '第二週へようこそ。', true],
  ['en', 'Hello everyone!', true],
  ['de', 'Hallo und herzlich willkommen!', true],
  ['fi', 'Heijastus on valon paluuta pinnalta.', false],
  ['es', 'Holanda exporta flores.', false],
  ['no', 'Heisen går opp.', false],
  ['id', 'Halogen adalah unsur reaktif.', false],
  ['ko', '환영은 실제로 없는 것을 보는 것이다.', false],
  ['he', 'שלום הוא מצב ללא מלחמה.', false],
  ['hi', 'स्वागत समारोह शाम को था।', false],
  ['en', 'Hello is a greeting of sailors.', false],
  ['en', 'A welcome to strangers was a duty.', false],
  [
    'en',
    'Welcome to the ward where every patient is turned at least once in two hours by two nurses.',
    false,
  ],
])('(%s) “%s” only greets the reader: %s', (language, text, isGreeting) => {
  expect(greetsReader(text, language)).toBe(isGreeting)
})
