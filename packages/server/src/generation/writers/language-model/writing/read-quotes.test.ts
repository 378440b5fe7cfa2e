import { expect, test } from 'vitest'
import { longestQuote, mostQuotes, readQuotes } from './read-quotes.ts'

test('quotes are read with their blocks, as models write them', () => {
  const quotes = [
    { block: '[B2]', text: ' leaves take in light ' },
    'a text alone',
    { block: 7, text: 'water' },
  ]
  expect(readQuotes({ quotes })).toEqual([
    { block: 'b2', text: 'leaves take in light' },
    { text: 'a text alone' },
    { text: 'water' },
  ])
  expect(readQuotes({ quotes: 'a text alone' })).toEqual([{ text: 'a text alone' }])
})

test.each([
  [undefined],
  [{}],
  [{ quotes: null }],
  [{ quotes: 5n }],
  [{ quotes: ['', ' ', '…', {}, { text: '' }, null] }],
])('an answer without usable quotes has none: %o', (answer) => {
  expect(readQuotes(answer)).toEqual([])
})

test('a quote that is longer than a claim is left out', () => {
  expect(readQuotes({ quotes: ['x'.repeat(longestQuote + 1), 'x'.repeat(longestQuote)] })).toHaveLength(1)
})

test('of a hundred quotes, the first are read', () => {
  const quotes = Array.from({ length: 100 }, (_, at) => `quote ${at}`)
  expect(readQuotes({ quotes })).toEqual(quotes.slice(0, mostQuotes).map((text) => ({ text })))
})
