import { expect, test } from 'vitest'
import { losesResult } from './result-clauses.ts'

test.each([
  ['en', 'The cells are too large to pass', 'The cells are too large to pass, so healthy urine has none.'],
  [
    'es',
    'Las montañas están cerca de la costa',
    'Las montañas están cerca de la costa, de modo que el aire no llega.',
  ],
  ['pl', 'Roślina zamyka szparki', 'Roślina zamyka szparki, dlatego fotosynteza ustaje.'],
  ['de', 'Die Zellen sind zu groß', 'Die Zellen sind zu groß, sodass der Harn keine enthält.'],
  ['zh', '前半夜深睡较多', '前半夜深睡较多，因此早起的人睡得较深。'],
])('A premise without its result is noticed (%s): %s', (language, short, text) => {
  expect(losesResult(short, text, language)).toBe(true)
})

test.each([
  ['en', 'The cells are too large to pass', 'The cells are too large to pass, although some are small.'],
  ['en', 'The harvest was poor', 'The harvest was poor, and the winter was hard.'],
  ['en', 'The plan was bold', 'The plan was bold, something that few expected.'],
  ['es', 'Las montañas están cerca de la costa', 'Las montañas están cerca de la costa, aunque son bajas.'],
  ['pl', 'Roślina zamyka szparki', 'Roślina zamyka szparki, które leżą na spodzie liścia.'],
  ['de', 'Die Zellen sind zu groß', 'Die Zellen sind zu groß, weil sie wachsen.'],
])('Other clauses may be left out (%s): %s', (language, short, text) => {
  expect(losesResult(short, text, language)).toBe(false)
})
