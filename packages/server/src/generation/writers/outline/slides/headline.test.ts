import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { tidyHeading, trimHeading } from './headline.ts'

const trim = (heading: string) => trimHeading(heading, lexiconOf('en'))

test('A long heading ends where a part of it ends', () => {
  expect(trim('Chapter 3: The boats of the coast – how people made and sold them in those years')).toBe(
    'The boats of the coast',
  )
  expect(trim('The people of the coast made boats, because the roads were closed in those years')).toBe(
    'The people of the coast made boats',
  )
})

test('A long heading without an earlier end stays whole, and is never cut inside a phrase', () => {
  const heading = 'The many ways in which the people of the coast “made and sold their boats” in those years'
  expect(trim(heading)).toBe(heading)
})

test('A heading loses the code of a standard, and keeps other brackets', () => {
  expect(tidyHeading('Solve linear equations (IA 2.2.1)')).toBe('Solve linear equations')
  expect(tidyHeading('The Great War (1914)')).toBe('The Great War (1914)')
})
