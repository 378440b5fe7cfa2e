import { expect, test } from 'vitest'
import { gigabytesOf, numberOf } from './numbers.ts'

test('numbers are grouped as the language writes them', () => {
  expect([numberOf(7), numberOf(1200)]).toEqual(['7', '1,200'])
})

test('bytes are shown in gigabytes with one digit at most', () => {
  expect([gigabytesOf(0), gigabytesOf(1.26 * 2 ** 30), gigabytesOf(5 * 2 ** 30)]).toEqual([
    '0 GB',
    '1.3 GB',
    '5 GB',
  ])
})
