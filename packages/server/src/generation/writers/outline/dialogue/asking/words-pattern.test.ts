import { expect, test } from 'vitest'
import { wordsPattern } from './words-pattern.ts'

test('A word matches whole, and one with a star may go on', () => {
  expect(wordsPattern('risk|problem*', 'en').test('the brisk wind')).toBe(false)
  expect(wordsPattern('risk|problem*', 'en').test('many problems')).toBe(true)
  expect(wordsPattern('', 'en').test('anything')).toBe(false)
})

test('A word inside a phrase may go on', () => {
  const known = wordsPattern('известн* как', 'ru')
  expect(known.test('эта река, известная как нил')).toBe(true)
  expect(known.test('это известно каждому')).toBe(false)
})

test('Arabic and Hebrew stems match with their endings and the short words before them', () => {
  expect(wordsPattern('مشكل*', 'ar').test('هذه المشكلة كبيرة')).toBe(true)
  expect(wordsPattern('סכנ*', 'he').test('יש בזה סכנות')).toBe(true)
  expect(wordsPattern('מדענ*', 'he').test('והמדענים מצאו')).toBe(true)
})

test('A cue after a tilde begins inside a word', () => {
  const named = wordsPattern('~라고 한*', 'ko')
  expect(named.test('이것을 광합성이라고 한다.')).toBe(true)
  expect(wordsPattern('라고 한*', 'ko').test('이것을 광합성이라고 한다.')).toBe(false)
})

test('An apostrophe may be curved or straight', () => {
  const today = wordsPattern('aujourd’hui', 'fr')
  expect(today.test("c'est le cas aujourd'hui encore")).toBe(true)
  expect(today.test('c’est le cas aujourd’hui encore')).toBe(true)
})

test('Other words may stand between the parts of a phrase', () => {
  const can = wordsPattern('आप … सकते', 'hi')
  expect(can.test('आप इसे घर पर बना सकते हैं।')).toBe(true)
  expect(can.test('वे इसे घर पर बना सकते हैं।')).toBe(false)
  expect(wordsPattern('あなたは … できます', 'ja').test('あなたはこれを使うことができます。')).toBe(true)
})
