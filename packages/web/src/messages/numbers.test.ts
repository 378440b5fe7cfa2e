import { expect, test } from 'vitest'
import { dollars, numberOf } from './numbers.ts'

test('numbers are grouped by thousands and keep their decimals', () => {
  expect([numberOf(1200), numberOf(1.25)]).toEqual(['1,200', '1.25'])
})

test('prices have two decimals', () => {
  expect([dollars(1200.5), dollars(0.1234)]).toEqual(['$1,200.50', '$0.12'])
})
