import { expect, test } from 'vitest'
import { losesResult, resultIn } from './result-clauses.ts'

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

test.each([
  ['en', 'They cool slowly, so their crystals grow large', 'They cool slowly', 'their crystals grow large'],
  [
    'es',
    'La imprenta abarató los libros, por lo que las ideas se difundieron',
    'La imprenta abarató los libros',
    'las ideas se difundieron',
  ],
  ['zh', '海上贸易发展很快，因此海路取代了陆路', '海上贸易发展很快', '海路取代了陆路'],
])('In %s, the result of a sentence is what follows its word for it', (language, text, premise, result) => {
  expect(resultIn(text, language)).toEqual({ premise, result })
})

test.each([
  ['en', 'They moved fast, so that the guards missed them'],
  ['pl', 'Chodzi o podaż, a więc zależność między ceną a ilością'],
  ['de', 'Das Licht ist kurzwellig, daher wird es gestreut'],
])('A clause that is no statement alone is no result: %s %s', (language, text) => {
  expect(resultIn(text, language)).toBeUndefined()
})

test('‘So does’ adds something that holds as well, and names no result', () => {
  const text = 'As the price of bread rises, so does the supply of flour'
  expect(resultIn(text, 'en')).toBeUndefined()
})
