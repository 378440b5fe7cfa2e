import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('sentences are joined with a blank', () => {
  expect(sentencesOf(['Cancelled.', 'Try again.'])).toBe('Cancelled. Try again.')
})

test('Chinese sentences are joined without a blank', () => {
  expect(sentencesOf(['已取消。', '请重试。'])).toBe('已取消。请重试。')
})

test('one sentence stays as it is, and none is empty', () => {
  expect(sentencesOf(['Saved.'])).toBe('Saved.')
  expect(sentencesOf([])).toBe('')
})
