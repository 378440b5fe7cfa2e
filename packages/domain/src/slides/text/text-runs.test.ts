import { expect, test } from 'vitest'
import { splitSentences } from '../../narration/split-sentences.ts'
import { findFigure } from './find-figure.ts'
import { findWords } from './find-words.ts'
import { splitTerm } from './split-term.ts'
import { splitFirstSentence, splitLastSentence } from './text-runs.ts'

test('the first sentence of a paragraph is separated, and the rest has its start position', () => {
  const text = 'The sea rises. It falls again. So it goes.'
  const [first, rest] = splitFirstSentence(text, splitSentences(text, 'en')) ?? []
  expect(first).toEqual({ text: 'The sea rises.', from: 0 })
  expect(rest).toEqual({ text: 'It falls again. So it goes.', from: 15 })
  expect(text.slice(rest?.from)).toBe(rest?.text)
})

test('the last sentence too', () => {
  const three = 'The sea rises. It falls. So it goes.'
  expect(splitLastSentence(three, splitSentences(three, 'en'))?.map(({ text }) => text)).toEqual([
    'The sea rises. It falls.',
    'So it goes.',
  ])
})

test.each([
  'The sea rises.',
  '',
  '**The sea rises. It falls.**',
  '[The sea. It falls.](https://example.org)',
])('%j is not split', (text) => {
  expect(splitFirstSentence(text, splitSentences(text, 'en'))).toBeUndefined()
})

test('Markdown that ends with its sentence does not join sentences', () => {
  const text = '**The sea** rises by $x^2$. It falls.'
  expect(splitFirstSentence(text, splitSentences(text, 'en'))?.[0].text).toBe('**The sea** rises by $x^2$.')
})

test.each([
  ['It covers 71 % of the Earth.', '71 %', ''],
  ['It takes $24.8$ hours.', '24.8', 'hours'],
  ['It costs €3.5 million a year.', '€3.5', 'million'],
  ['It costs $12 a year.', '$12', ''],
  ['It runs 1,400 km.', '1,400', 'km'],
  ['About ½ of it comes from the sea.', '½', ''],
])('%s contains %s %s', (sentence, number, unit) => {
  expect(findFigure(sentence)).toEqual({ number, unit })
})

test.each(['It happened in 1876.', 'See page 12.', 'Two of them.', 'H2O and CO2', 'Version 2.0'])(
  '%s contains no figure',
  (sentence) => {
    expect(findFigure(sentence)).toBeUndefined()
  },
)

test.each([
  ['**Water**, drawn up from the soil', '**Water**', 'drawn up from the soil'],
  ['Water: drawn up from the soil', 'Water', 'drawn up from the soil'],
  ['Carbon dioxide – taken in', 'Carbon dioxide', 'taken in'],
])('%s starts with a term', (point, term, meaning) => {
  const parts = splitTerm(point)
  expect([parts?.term.text, parts?.meaning.text]).toEqual([term, meaning])
  expect(point.slice(parts?.meaning.from)).toBe(meaning)
})

test.each([
  'Water',
  '**Water**',
  '**The Moon** pulls the sea',
  'See https://example.org',
  'A clause of more than five words: and the rest',
])('%s starts without a term', (point) => {
  expect(splitTerm(point)).toBeUndefined()
})

test('highlighted words are found in a quote, in any case and with any quotation marks', () => {
  const quote = 'The harbour waits.\nThe boat learns when to come.'
  expect(findWords(quote, '“the boat  learns”')?.map(({ text }) => text)).toEqual([
    'The harbour waits.\n',
    'The boat learns',
    ' when to come.',
  ])
})

test.each(['boa', 'the ship', '', '  ', '(', '.*', '-', 'well-known', '\\', '/', '[a-z]'])(
  '%j is not found',
  (words) => {
    expect(findWords('The boat learns.', words)).toBeUndefined()
  },
)

test('words with hyphens and slashes are found', () => {
  expect(findWords('A well-known and/or old boat.', 'well-known and/or')?.[1].text).toBe('well-known and/or')
})

test('words that would split a piece of Markdown are not separated', () => {
  expect(findWords('The **boat learns** to come.', 'learns to come')).toBeUndefined()
})
