import { expect, test } from 'vitest'
import { findDoubts } from './find-doubts.ts'

const doubts = (
  text: string,
  translated: string,
  { terms = [] as string[], isSpoken = true, to = 'de' } = {},
) => findDoubts({ text, use: '', isSpoken }, translated, terms, { from: 'en', to }).join(' ')

test.each([
  ['It fell by 1,234.5 mm in 2019.', 'Es fiel 2019 um 1.234,5 mm.'],
  ['About 20% of 3 parts.', 'Etwa 20 % von 3 Teilen.'],
  ['The year 2019.', 'عام ٢٠١٩.'],
  ['No number at all.', 'Keine Zahl.'],
])('numbers of “%s” may be written in another way', (text, translated) => {
  expect(doubts(text, translated)).toBe('')
})

test('a missing number is a doubt', () => {
  expect(doubts('It rained 30 days in 2019.', 'Es regnete 2019 13 Tage.')).toContain('“30”')
})

test('the number of a mark is none of the text', () => {
  expect(doubts('The formula ⟦1⟧ has 1 solution.', 'Die Formel ⟦1⟧ hat eine Lösung.')).toContain('“1”')
  expect(doubts('The formula ⟦1⟧ is old.', 'Die Formel ⟦1⟧ ist alt.')).toBe('')
})

test('a title that is much longer than the original is too long, and a spoken text is not', () => {
  const [text, translated] = ['The water cycle', 'Der ewige Kreislauf des Wassers auf der Erde']
  expect(doubts(text, translated, { isSpoken: false })).toContain('at most 29 characters')
  expect(doubts(text, translated)).toBe('')
  expect(doubts('水循环', 'Der Wasserkreislauf', { isSpoken: false })).toBe('')
})

test('terms that keep their spelling are found as whole words', () => {
  expect(doubts('SQL is old.', 'Es ist alt.', { terms: ['SQL'] })).toContain('“SQL”')
  expect(doubts('SQL is old.', 'SQL ist alt.', { terms: ['SQL'] })).toBe('')
  expect(doubts('It is old.', 'Es ist alt.', { terms: ['IT', 'art'] })).toBe('')
})

test('names of persons are kept between languages in Latin letters', () => {
  const text = 'In 1915 the meteorologist Alfred Wegener published it.'
  expect(doubts(text, '1915 veröffentlichte es ein Forscher.')).toContain('“Alfred Wegener”')
  expect(doubts(text, '1915 veröffentlichte es der Meteorologe Alfred Wegener.')).toBe('')
  expect(doubts('They sail across the Pacific Ocean every year now.', 'Sie segeln jedes Jahr darüber.')).toBe(
    '',
  )
  expect(doubts('Why the Sea Breeze Blows', 'Warum der Wind weht')).toBe('')
  expect(doubts(text, 'نشرها ألفريد فيغنر في عام 1915.', { to: 'ar' })).toBe('')
})
