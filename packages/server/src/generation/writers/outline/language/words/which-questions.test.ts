import { expect, test } from 'vitest'
import { asksWhich } from './which-questions.ts'

test.each([
  ['en', 'Which dressing suits dry wounds?'],
  ['es', '¿Qué medida encarece los préstamos?'],
  ['de', 'Welches Bauteil erhöht den Druck?'],
  ['pl', 'Który czynnik zamyka aparaty szparkowe?'],
  ['ar', 'أي عنصر يذوب في الماء؟'],
  ['zh', '哪一种波传播得更快？'],
  ['vi', 'Sóng nào truyền nhanh hơn?'],
])('asks for one of several things (%s): %s', (language, question) => {
  expect(asksWhich(question, language)).toBe(true)
})

test.each([
  ['en', 'Why does the wound that which we saw heal?'],
  ['de', 'Warum erhöht der Kompressor den Druck?'],
  ['es', '¿Por qué suben los precios?'],
  ['pl', 'Dlaczego liście są zielone?'],
  ['zh', '为什么会发生地震？'],
])('asks for something else (%s): %s', (language, question) => {
  expect(asksWhich(question, language)).toBe(false)
})
