import { expect, test } from 'vitest'
import { hasOpenThen } from './open-then.ts'

test.each([
  ['en', 'The trader must then prove the opposite.'],
  ['de', 'Der Händler muss dann das Gegenteil beweisen.'],
  ['es', 'El comerciante debe entonces probar lo contrario.'],
  ['fr', 'Le vendeur doit alors prouver le contraire.'],
  ['it', 'Il venditore deve allora provare il contrario.'],
  ['pl', 'Sprzedawca musi wtedy udowodnić coś przeciwnego.'],
  ['ru', 'Продавец тогда должен доказать обратное.'],
  ['zh', '卖方这时必须证明相反的情况。'],
])('a sentence with "then" needs what is before it (%s): %s', (language, text) => {
  expect(hasOpenThen(text, language)).toBe(true)
})

test.each([
  ['en', 'If the buyer refuses, the trader may then charge for the work.'],
  ['de', 'Wenn der Käufer ablehnt, darf der Händler dann die Arbeit berechnen.'],
  ['es', 'Si el comprador se niega, el vendedor puede entonces cobrar.'],
  ['fr', 'Si l’acheteur refuse, le vendeur peut alors facturer.'],
  ['en', 'The trader must prove the opposite.'],
])('a sentence that says when needs nothing before it (%s): %s', (language, text) => {
  expect(hasOpenThen(text, language)).toBe(false)
})
