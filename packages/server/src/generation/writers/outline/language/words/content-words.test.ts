import { expect, test } from 'vitest'
import { contentStems, contentWords } from './content-words.ts'

test('Korean words of two syllables carry meaning, without their particles', () => {
  expect(contentWords('행렬의 곱셈에서는 순서가 중요하다.')).toEqual(
    new Set(['행렬', '곱셈', '순서', '중요하다']),
  )
  expect(contentWords('그리고 결과는 다른 것이다.')).toEqual(new Set(['결과']))
})

test('A Hebrew word with an article or a preposition is the same word', () => {
  expect(contentStems('הפוטוסינתזה')).toEqual(contentStems('בפוטוסינתזה'))
  expect(contentStems('המערכת')).toEqual(contentStems('מערכת'))
  expect(contentStems('ברזל ומתכת')).toEqual(contentStems('הברזל והמתכת'))
  expect(contentStems('ברזל')).toEqual(new Set(['ברזל']))
})
