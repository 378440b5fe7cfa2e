import { expect, test } from 'vitest'
import { findReference } from '../../linting/references/find-reference.ts'
import { lexiconOf } from '../lexicon.ts'

test.each([
  ['en', 'The First World War began in 1914.', 'The first war began in 1914.'],
  [
    'en',
    'Third Estate declares itself the National Assembly.',
    'Third, the estate declares itself the assembly.',
  ],
  ['es', 'La Primera Guerra Mundial empezó en 1914.', 'La primera empezó en 1914.'],
])('in %s, an ordinal with a capital is part of a name: %j', (language, named, counted) => {
  const depends = (text: string) =>
    lexiconOf(language).isDependent(text) || findReference(text, language) !== undefined
  expect(depends(named)).toBe(false)
  expect(lexiconOf(language).discourse.placeInSeries(named)).toBeUndefined()
  expect(depends(counted)).toBe(true)
})
