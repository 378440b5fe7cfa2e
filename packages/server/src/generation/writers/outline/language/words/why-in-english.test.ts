import { expect, test } from 'vitest'
import { whyInEnglish } from './why-in-english.ts'

test.each([
  ['a promise to make a gift is not binding', 'Why is a promise to make a gift not binding?'],
  ['measuring flour by volume is unreliable', 'Why is measuring flour by volume unreliable?'],
  ['cold water cannot dissolve the sugar', 'Why can cold water not dissolve the sugar?'],
  ['more substrate does not help', 'Why does more substrate not help?'],
  ['at low temperatures, reactions are slow', 'Why are reactions slow at low temperatures?'],
  ['there are few trees on the island', 'Why are there few trees on the island?'],
])('The auxiliary of %j comes first in the question for its reason', (clause, question) => {
  expect(whyInEnglish(clause)).toBe(question)
})

test.each([
  'towns suffered more than villages',
  'towns that are crowded suffered more',
  'many people think plants are no living things',
  'the sea is deep and the waves are high',
  'in 1347, twelve ships came to the port',
  'plants, which are green, need light',
  'the workers claimed they were ill',
])('The words of %j keep their order, because its first verb may be another one', (clause) => {
  expect(whyInEnglish(clause)).toBe(`Why is it that ${clause}?`)
})

test('A clause that another clause opens has no question of one sentence', () => {
  expect(whyInEnglish('although sugar is small, it cannot cross the membrane')).toBeUndefined()
})
