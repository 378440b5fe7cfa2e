import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  ['canvas.school.edu', 'https://canvas.school.edu'],
  [' canvas.school.edu/courses/1 ', 'https://canvas.school.edu/courses/1'],
  ['school.example:8443', 'https://school.example:8443'],
])('an address without a scheme gets https://: "%s"', (typed, read) => {
  expect(withScheme(typed)).toBe(read)
})

test.each([
  'https://canvas.school.edu',
  'http://10.0.0.5',
  'Canvas',
  'maya@school.edu',
  'ftp://school.edu',
  '',
])('text with a scheme, or that is not an address, is unchanged: "%s"', (typed) => {
  expect(withScheme(typed)).toBe(typed)
})
