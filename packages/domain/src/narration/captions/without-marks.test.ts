import { expect, test } from 'vitest'
import { paragraphsWithoutMarks } from './without-marks.ts'

test('paragraphs stay apart, and a mark around several of them is in none', () => {
  expect(paragraphsWithoutMarks('The **sun** rises.\n\n[slow]It is\nred.[/slow]\n')).toEqual([
    'The sun rises.',
    'It is',
    'red.',
  ])
})
