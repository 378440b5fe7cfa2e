import { expect, test } from 'vitest'
import { trimHeading } from './headline.ts'

test('A long heading ends before a bracket or a quotation that it would leave open', () => {
  expect(
    trimHeading('The many ways in which the people of the coast “made and sold their boats” in those years'),
  ).toBe('The many ways in which the people of the coast…')
  expect(
    trimHeading('The many ways in which the people of the coast made and sold their boats in those years'),
  ).toBe('The many ways in which the people of the coast made…')
})
