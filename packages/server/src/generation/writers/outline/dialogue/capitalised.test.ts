import { expect, test } from 'vitest'
import { capitalised } from './capitalised.ts'

test('A sentence starts with a capital letter, also if a term in quotation marks comes first', () => {
  expect(capitalised('„popyt” to relacja.')).toBe('„Popyt” to relacja.')
  expect(capitalised('heat rises.')).toBe('Heat rises.')
  expect(capitalised('pH is a number.')).toBe('pH is a number.')
  expect(capitalised('“x” is unknown.')).toBe('“x” is unknown.')
})
