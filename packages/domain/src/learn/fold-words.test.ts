import { expect, test } from 'vitest'
import { containsWords, foldWords } from './fold-words.ts'

test.each([
  ['Éclair', 'eclair'],
  ['STRASSE', 'straße'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['ILIK', 'ılık'],
  ['ΟΔΟΣ', 'οδος'],
  ['اَلْمَاءُ', 'الماء'],
  ['أمواج', 'امواج'],
  ['مدرسة', 'مدرسه'],
  ['ＡＢＣ', 'abc'],
])('%s and %s are the same words', (one, other) => {
  expect(foldWords(one)).toBe(foldWords(other))
})

test.each([
  ['कि', 'की'],
  ['か', 'が'],
])('%s and %s are different words', (one, other) => {
  expect(foldWords(one)).not.toBe(foldWords(other))
})

test('all words must occur, in any order, also without spaces', () => {
  expect(containsWords(foldWords('The Sea rises'), foldWords('rise  SEA'))).toBe(true)
  expect(containsWords(foldWords('The Sea rises'), foldWords('sea falls'))).toBe(false)
  expect(containsWords(foldWords('月亮引起潮汐。'), foldWords('潮汐'))).toBe(true)
  expect(containsWords('', foldWords(' '))).toBe(true)
})
