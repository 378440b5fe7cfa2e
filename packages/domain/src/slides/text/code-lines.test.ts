import { expect, test } from 'vitest'
import { isCodeLines } from './code-lines.ts'

test.each([
  ['`total = 0`', false],
  ['`total = 0`\n`    total += 1`\n`…`', true],
  ['`now`\n`` echo `date` ``', true],
  ['`total = 0`\n\n`print(total)`', true],
  ['`total` is a number', false],
  ['The loop:\n`total += 1`', false],
  ['`one` and `two`', false],
  ['', false],
])('%j is a program of several lines: %s', (text, expected) => {
  expect(isCodeLines(text)).toBe(expected)
})
