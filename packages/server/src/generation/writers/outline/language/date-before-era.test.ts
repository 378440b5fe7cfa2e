import { expect, test } from 'vitest'
import { dateBeforeEra } from './date-before-era.ts'

test.each([
  ['In 60 BCE, three men formed an alliance.', '60 BCE', 'Three men formed an alliance', -60],
  ['Gaius Marius was elected consul in 107 BCE.', '107 BCE', 'Gaius Marius was elected consul', -107],
  ['Im Jahr 44 v. Chr. wurde Caesar ermordet.', '44 v. Chr.', 'Wurde Caesar ermordet', -44],
  ['公元前138年，汉武帝派张骞出使西域。', '公元前138年', '汉武帝派张骞出使西域', -138],
])('A year before the era is read from %s', (text, when, what, year) => {
  expect(dateBeforeEra(text)).toEqual({ when, what, year })
})

test.each(['100 small ships sailed to Troy with the king.', 'In 12 small towns the plague came back.'])(
  'A number before a longer word is no year: %s',
  (text) => {
    expect(dateBeforeEra(text)).toBeUndefined()
  },
)

test('A sentence with two years before the era states no single event', () => {
  expect(dateBeforeEra('In 133 BCE it began, and it ended in 27 BCE.')).toBeUndefined()
})
