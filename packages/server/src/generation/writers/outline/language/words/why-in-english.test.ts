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

test.each([
  ['the nurse chooses an alginate', 'Why does the nurse choose an alginate?'],
  ['the measure has a cost', 'Why does the measure have a cost?'],
  ['a dark roof absorbs more heat', 'Why does a dark roof absorb more heat?'],
  ['it carries the oxygen', 'Why does it carry the oxygen?'],
  ['the baker presses the dough', 'Why does the baker press the dough?'],
  ['the earth spins', 'Why does the earth spin?'],
  [
    'an alginate absorbs up to twenty times its weight',
    'Why does an alginate absorb up to twenty times its weight?',
  ],
  ['firms raise their prices', 'Why do firms raise their prices?'],
  ['most desert plants need less water', 'Why do most desert plants need less water?'],
  ['the wheel loses some energy', 'Why does the wheel lose some energy?'],
])('The verb of %j gets an auxiliary', (clause, question) => {
  expect(whyInEnglish(clause)).toBe(question)
})

test.each([
  'the heart of a whale beats slowly',
  'firms raised their prices',
  'towns lost many people',
  'the nurse takes a swab and measures it',
  'the court has decided the case',
  'the pumps in the cellar need more power',
  'the customs officer checks goods',
  'Okafor buys a house',
  'their leaves lost all water',
  'the class stays small',
  'the police stop the traffic',
  'the series has no end',
])('The words of %j keep their order, because the place of the verb is not sure', (clause) => {
  expect(whyInEnglish(clause)).toBe(`Why is it that ${clause}?`)
})

test.each([
  ['solids settle', 'Why do solids settle?'],
  ['muscles tire quickly', 'Why do muscles tire quickly?'],
  ['the loop skips elements', 'Why does the loop skip elements?'],
  // The second word is the verb.
  ['bread goes stale', 'Why is it that bread goes stale?'],
])('A short clause is asked about with its verb: %s', (clause, question) => {
  expect(whyInEnglish(clause)).toBe(question)
})
