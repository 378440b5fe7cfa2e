import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { refersBack } from '../refers-back.ts'
import { withoutNamedBefore } from './named-before.ts'

test.each([
  ['en', 'King Harald was not like his fathers', false],
  ['en', 'Queen Ana gave up the throne when she became ill', false],
  ['en', 'In 1521, Magellan reached the islands with his three ships', false],
  ['en', 'The baker sold his bread at dawn', true],
  ['en', 'The priest had power over the lives of his village', false],
  ['en', 'The miners became ill from problems that were beyond their control', false],
  ['en', 'Many families lost their savings', false],
  ['en', 'Corn was the basis of their diet', true],
  ['en', 'A storm took his boat', true],
  ['en', 'The peoples of the north resented it', true],
  ['de', 'Im Norden verloren viele Familien ihre Häuser', false],
  ['de', 'Ein Sturm zerstörte ihre Häuser', true],
  ['fr', 'Les plantes du désert perdent leurs feuilles', false],
  ['fr', 'Une tempête détruit leurs maisons', true],
])('(%s) %s', (language, text, expected) => {
  expect(refersBack(withoutNamedBefore(text, language), lexiconOf(language))).toBe(expected)
})
