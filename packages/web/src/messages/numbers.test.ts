import { afterEach, expect, test } from 'vitest'
import { formatIn } from './interface-locale.ts'
import { decimalOf, dollars, gigabytesOf, numberOf } from './numbers.ts'

afterEach(() => formatIn('en'))

test('numbers are grouped by thousands and keep their decimals', () => {
  expect([numberOf(7), numberOf(1200), numberOf(1.25)]).toEqual(['7', '1,200', '1.25'])
})

test('numbers with one decimal have it also if they are whole', () => {
  expect([decimalOf(4.46), decimalOf(3)]).toEqual(['4.5', '3.0'])
})

test('prices have two decimals', () => {
  expect([dollars(1200.5), dollars(0.1234)]).toEqual(['$1,200.50', '$0.12'])
})

test('bytes are shown in gigabytes with one digit at most', () => {
  expect([gigabytesOf(0), gigabytesOf(1.26 * 2 ** 30), gigabytesOf(5 * 2 ** 30)]).toEqual([
    '0 GB',
    '1.3 GB',
    '5 GB',
  ])
})

test('numbers are written as the language writes them', () => {
  formatIn('de')
  expect([numberOf(1200), decimalOf(3), plain(dollars(1200.5))]).toEqual(['1.200', '3,0', '1.200,50 $'])
  formatIn('ar')
  expect([numberOf(1200), decimalOf(4.46)]).toEqual(['1,200', '4.5'])
})

/** Languages write different kinds of spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
