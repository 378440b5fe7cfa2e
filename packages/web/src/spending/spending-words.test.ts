import type { Budget } from '@lectern/domain/api/spending.ts'
import { expect, test } from 'vitest'
import { isTooMuch, leftWords, usedWords } from './budget-words.ts'
import { spentWords, sumOfSpent } from './spent-words.ts'

test.each([
  [{ calls: 12, dollars: 0.0312, unpriced: 0 }, 'This took 12 calls, $0.03.'],
  [{ calls: 1, dollars: 0.0004, unpriced: 0 }, 'This took 1 call, $0.0004.'],
  [{ calls: 3, dollars: 0, unpriced: 0 }, 'This took 3 calls.'],
  [{ calls: 3, dollars: 0, unpriced: 3 }, 'This took 3 calls. 3 calls have no price set.'],
  [{ calls: 3, dollars: 1.5, unpriced: 1 }, 'This took 3 calls, $1.50. 1 call has no price set.'],
])('says what work cost: %o', (spent, words) => {
  expect(spentWords(spent)).toBe(words)
})

test('says nothing about work that called no provider', () => {
  expect(spentWords(undefined)).toBeUndefined()
  expect(sumOfSpent([undefined])).toBeUndefined()
  const one = { calls: 2, dollars: 0.25, unpriced: 1 }
  expect(sumOfSpent([one, undefined, one])).toEqual({ calls: 4, dollars: 0.5, unpriced: 2 })
})

const budgets: readonly Budget[] = [
  { amount: 'pages', of: 'instance', limit: 20, used: 18 },
  { amount: 'pages', of: 'account', limit: 5, used: 1 },
  { amount: 'audio_minutes', of: 'account', limit: 30, used: 17.5 },
  { amount: 'dollars', of: 'account', limit: 2, used: 0.5 },
]

test('says what is left of the smaller budget', () => {
  expect(leftWords(budgets)).toBe('Left today: 2 pages, 12 minutes of audio, and $1.50.')
  expect(leftWords([])).toBeUndefined()
})

test.each([
  [{ pages: 2, audio_minutes: 12, dollars: 1.5 }, false],
  [{ pages: 3, audio_minutes: 0, dollars: 0 }, true],
  [{ pages: 1, audio_minutes: 13, dollars: 0 }, true],
  [{ pages: 1, audio_minutes: 1, dollars: 1.6 }, true],
])('knows whether %o is more than is left', (needs, expected) => {
  expect(isTooMuch(budgets, needs)).toBe(expected)
})

test('says what was used of a budget', () => {
  expect(budgets.map(usedWords)).toEqual([
    '18 of 20 pages',
    '1 of 5 pages',
    '18 of 30 minutes of audio',
    '$0.50 of $2.00',
  ])
})
