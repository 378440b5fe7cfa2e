import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['1,400', 'en', 1400, ''],
  ['1,4', 'de', 1.4, ''],
  ['1.400', 'de', 1400, ''],
  ['5,00', 'pl', 5, ''],
  ['12 679', 'pl', 12679, ''],
  ['1 230 km', 'fr', 1230, 'km'],
  ['$1,234.50', 'en', 1234.5, '$'],
  ['−3.5 °C', 'en', -3.5, '°C'],
  ['71 %', 'de', 71, '%'],
  ['0.5', 'de', 0.5, ''],
  ['٤٢', 'ar', 42, ''],
  ['१२', 'hi', 12, ''],
])('reads %j in %s as %j', (text, language, value, unit) => {
  expect(readNumber(text, language)).toEqual({ value, unit })
})

test.each([
  ['3–5'],
  ['12/05/2020'],
  ['10:30'],
  ['+49 30 1234567'],
  ['0301234567'],
  ['2 of 3'],
  ['x = 4'],
  ['about many'],
  [''],
])('%j is no single number', (text) => {
  expect(readNumber(text, 'en')).toBeUndefined()
})

test.each([
  ['zh-Hans', '每秒约6公里'],
  ['en', 'about 6 km'],
])('(%s) a number with words before and after it is said as it is written: %s', (language, text) => {
  expect(readNumber(text, language)).toBeUndefined()
})

test('the sign of a currency stands before a number that has a unit', () => {
  expect(readNumber('US$ 5 million', 'en')).toEqual({ value: 5, unit: 'US$ million' })
})
