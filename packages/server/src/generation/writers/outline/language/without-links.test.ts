import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { withoutLinks } from './without-links.ts'

test.each([
  ['Larger molecules, on the other hand, diffuse slowly.', 'Larger molecules diffuse slowly.'],
  ['Large animals therefore need lungs.', 'Large animals need lungs.'],
  ['As a result, few people were ruined.', 'Few people were ruined.'],
])('a point has no link to the sentence before: %s', (text, expected) => {
  expect(withoutLinks(text, lexiconOf('en'))).toBe(expected)
})

test.each([
  'Trees give not only shade but also fruit.',
  'The rivers are wide, and they are slow.',
  'Two cases were found thus far in Europe.',
])('a pair, a time or a clause of its own stays: %s', (text) => {
  expect(withoutLinks(text, lexiconOf('en'))).toBe(text)
})
