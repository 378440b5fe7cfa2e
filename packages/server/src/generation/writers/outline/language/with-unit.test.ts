import { expect, test } from 'vitest'
import { toSpokenText } from './sentences/spoken.ts'
import { withUnit } from './with-unit.ts'

test.each([
  ['pt', '1.400,00', 'R$', 'R$ 1.400,00'],
  ['en', '5', '$', '$5'],
  ['de', '5', '€', '5 €'],
  ['fr', '5', '$', '5 $'],
  ['ja', '500', '¥', '¥500'],
  ['hi', '48', '₹', '₹48'],
  ['en', '5', 'km', '5 km'],
  ['pt', '35', '%', '35 %'],
  ['pt', 'R$ 7', 'R$', 'R$ 7'],
  ['en', '7', '', '7'],
  ['en', '8.2', 'millions', '8.2 million'],
  ['en', '8.2', 'millions of dollars', '8.2 millions of dollars'],
  ['en', '5', 'miles', '5 miles'],
  ['fr', '8,2', 'millions', '8,2 millions'],
])('A unit stands where the language writes it (%s): %s with %s', (language, number, unit, expected) => {
  expect(withUnit(number, unit, language).replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  ['Valores em R$, juros em R$ e prazos em meses.'],
  ['O aluguel custa 1.400 R$, e o lazer custa 320 R$.'],
  ['Prices in US$, wages in A$ and rents in US$.'],
])('A letter before the sign makes it a currency, and no formula: %s', async (text) => {
  expect(await toSpokenText([text], 'pt')).toBe(text)
})

test('A formula is still spoken', async () => {
  expect(await toSpokenText(['A area is $a+b$.'], 'en')).not.toContain('$')
})

test('A formula after a capital letter is a formula', async () => {
  const spoken = await toSpokenText(['H$_2$O and CO$_2$ react.'], 'en')
  expect(spoken).not.toContain('$')
  expect(spoken).toContain('O and CO')
})
