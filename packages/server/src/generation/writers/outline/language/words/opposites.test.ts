import { expect, test } from 'vitest'
import { oppositesIn } from './opposites.ts'

test('Opposites are found as whole words, and not at the start of a sentence', () => {
  expect(oppositesIn('Water is higher before noon.', 'en').map(({ opposite }) => opposite)).toEqual([
    'lower',
    'after',
  ])
  expect(oppositesIn('Before noon, the beforehand is short.', 'en')).toEqual([])
  expect(oppositesIn('Trade grew when western Europeans came.', 'en')).toEqual([])
  expect(oppositesIn('流速高于平原。', 'zh')).toEqual([{ at: 2, word: '高于', opposite: '低于' }])
})

test('A time that follows a duration has no opposite', () => {
  expect(oppositesIn('The rising was beaten after four years.', 'en')).toEqual([])
  expect(oppositesIn('The rising began after the harvest.', 'en').map(({ opposite }) => opposite)).toEqual([
    'before',
  ])
})

test.each([
  ['en', 'In 1817 there was not a single school in the country.'],
  ['en', 'The season is not over until the rain comes.'],
  ['it', 'Il suolo non è un solo strato.'],
  ['en', 'The rivers are in the list below.'],
])('In %s, a fixed phrase with a negation and a place on the page have no opposite: %j', (language, text) => {
  expect(oppositesIn(text, language)).toEqual([])
})

test('A negation of a property, and a place with a noun after it, have opposites', () => {
  expect(oppositesIn('The soil was not dry in May.', 'en')).toHaveLength(1)
  expect(oppositesIn('The spring lies below the rock.', 'en')).toHaveLength(1)
})

test('A German adjective before its noun has an opposite in the same form', () => {
  const opposite = (text: string) => oppositesIn(text, 'de').map((one) => one.opposite)
  expect(opposite('Es verdampft bei niedriger Temperatur.')).toEqual(['hoher'])
  expect(opposite('Die Temperatur ist innen niedriger als außen.')).toEqual(['höher'])
})

test('The opposite of a lower value is a higher one, and that of the lower part the upper one', () => {
  const opposite = (text: string) => oppositesIn(text, 'en').map((one) => one.opposite)
  expect(opposite('A lower score means a great risk.')).toEqual(['higher'])
  expect(opposite('It lies in the lower layer.')).toEqual(['upper'])
})
