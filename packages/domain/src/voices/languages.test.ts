import { expect, test } from 'vitest'
import { specified } from '../testing/specified.ts'
import { languages } from './languages.ts'

test('there are the languages of the specification, each with a unique name', () => {
  expect(new Set(Object.values(languages)).size).toBe(specified.languages)
})
