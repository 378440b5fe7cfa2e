import { expect, test } from 'vitest'
import { adjunctsIn, withoutRemark } from './adjuncts.ts'

test.each([
  ['en', 'The traders of the town sailed west in search of gold', 'The traders of the town sailed west'],
  ['en', 'Osmosis of water is a process in which water moves', 'Osmosis of water is a process'],
  [
    'es',
    'Los comerciantes de la ciudad navegaron al oeste en busca de oro',
    'Los comerciantes de la ciudad navegaron al oeste',
  ],
])('A sentence may end before a purpose or a clause about a noun: %s', (language, text, expected) => {
  const [at] = adjunctsIn(text.toLowerCase(), language)
  expect(text.slice(0, at).trim()).toBe(expected)
})

test.each([
  // The clause says which case, and a denied purpose may only be denied as a purpose.
  ['en', 'The mule is the only case in which both parents are known'],
  ['en', 'The traders did not sail to the west in order to find gold'],
])('A sentence ends before no part that it needs: %s %s', (language, text) => {
  expect(adjunctsIn(text.toLowerCase(), language)).toEqual([])
})

test('A remark after the subject is left out, but none after a place or in a list', () => {
  expect(withoutRemark('Mistakes in a copy, such as a wrong letter, make a gene useless', 'en')).toBe(
    'Mistakes in a copy make a gene useless',
  )
  expect(withoutRemark('In Spain, like in France, the grain was dear', 'en')).toBeUndefined()
  expect(withoutRemark('Wheat, including spelt, and rye grow here', 'en')).toBeUndefined()
})

test.each([
  ['Species compete for the same resource, such as food, light or nesting sites', 'en'],
  ['Las plantas dan alimento, como trigo, maíz o arroz', 'es'],
  ['Viele Tiere leben dort, darunter Wölfe, Bären und Luchse', 'de'],
])('The end of a list of examples is no statement: %s', (text, language) => {
  expect(withoutRemark(text, language)).toBeUndefined()
})
