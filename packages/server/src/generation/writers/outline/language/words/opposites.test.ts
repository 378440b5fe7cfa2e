import { expect, test } from 'vitest'
import { oppositesIn } from './opposites.ts'

test('Opposites are found as whole words, and not at the start of a sentence', () => {
  expect(oppositesIn('Water is higher before noon.', 'en').map(({ opposite }) => opposite)).toEqual([
    'lower',
    'after',
  ])
  expect(oppositesIn('Before noon, the beforehand is short.', 'en')).toEqual([])
  expect(oppositesIn('Trade grew when western Europeans came.', 'en')).toEqual([])
  expect(oppositesIn('流速高于平原。', 'zh')).toEqual([{ at: 2, word: '高于', opposite: '低于' }])
})

test('A time that follows a duration has no opposite', () => {
  expect(oppositesIn('The rising was beaten after four years.', 'en')).toEqual([])
  expect(oppositesIn('The rising began after the harvest.', 'en').map(({ opposite }) => opposite)).toEqual([
    'before',
  ])
})
