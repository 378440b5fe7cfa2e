import { expect, test } from 'vitest'
import { withoutFrame, withoutPlace } from './without-frame.ts'

test.each([
  ['en', 'Note that the lower the score, the higher the risk.', 'The lower the score, the higher the risk.'],
  ['es', 'Recuerda que el agua pesa más que el aceite.', 'El agua pesa más que el aceite.'],
  ['fr', 'Notez que l’eau pèse plus que l’huile.', 'L’eau pèse plus que l’huile.'],
  ['pl', 'Pamiętaj, że woda waży więcej niż olej.', 'Woda waży więcej niż olej.'],
  ['ru', 'Заметим, что вода тяжелее масла.', 'Вода тяжелее масла.'],
  ['en', 'Note the date and the place.', 'Note the date and the place.'],
  ['en', 'Remember that day.', 'Remember that day.'],
  ['en', 'Remember that day in June when it rained.', 'Remember that day in June when it rained.'],
  ['de', 'Beachte, dass Wasser mehr wiegt als Öl.', 'Beachte, dass Wasser mehr wiegt als Öl.'],
])('(%s) %s', (language, text, rest) => {
  expect(withoutFrame(text, language)).toBe(rest)
})

test.each([
  ['en', 'Compare the pair with the table above.', 'Compare the pair with the table.'],
  ['en', 'Lift it above your head.', 'Lift it above your head.'],
  ['fr', 'Comparez avec le tableau ci-dessus.', 'Comparez avec le tableau.'],
])('(%s) A step names no place on the page: %s', (language, text, rest) => {
  expect(withoutPlace(text, language)).toBe(rest)
})
