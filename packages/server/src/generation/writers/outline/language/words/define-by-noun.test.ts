import { expect, test } from 'vitest'
import { defineByNoun } from './define-by-noun.ts'

test('A Japanese meaning that is a noun becomes a sentence', () => {
  expect(defineByNoun('溶岩', '「溶岩」', '地表に出たマグマ', 'ja')).toBe(
    '「溶岩」とは、地表に出たマグマのことです',
  )
  expect(defineByNoun('噴火', '「噴火」', 'マグマが地表に出ること', 'ja')).toBe(
    '「噴火」とは、マグマが地表に出ることです',
  )
  expect(defineByNoun('噴火', '「噴火」', 'マグマが地表に出る', 'ja')).toBeUndefined()
})

test('A Korean meaning that is a noun becomes a sentence with the particles of its sounds', () => {
  expect(defineByNoun('광합성', '‘광합성’', '포도당을 만드는 과정', 'ko')).toBe(
    '‘광합성’이란 포도당을 만드는 과정을 말합니다',
  )
  expect(defineByNoun('효소', '‘효소’', '반응을 돕는 단백질의 하나', 'ko')).toBe(
    '‘효소’란 반응을 돕는 단백질의 하나를 말합니다',
  )
  expect(defineByNoun('효소', '‘효소’', '반응을 돕는다', 'ko')).toBeUndefined()
})

test('Other languages have one form for all meanings', () => {
  expect(defineByNoun('lava', '“lava”', 'molten rock', 'en')).toBeUndefined()
})
