import { expect, test } from 'vitest'
import { joinParagraphs, splitParagraphs } from './paragraphs.ts'

test.each([
  [['One.']],
  [['']],
  [['One.', 'Two.', 'Three.']],
  [['One line\nand another.', 'Two.']],
  [['One.', '', 'Two.']],
  [['', 'Two.']],
  [['One.', '']],
  [['One.\n', 'Two.']],
  [['One.', '', '', 'Two.']],
])('%j are the same when joined and parted again', (paragraphs) => {
  expect(splitParagraphs(joinParagraphs(paragraphs))).toEqual(paragraphs)
})

test('a line of spaces is empty', () => {
  expect(splitParagraphs('One. \n \t\nTwo.')).toEqual(['One. ', 'Two.'])
})

test('a text of nothing but lines takes no time to speak of', () => {
  expect(splitParagraphs('\n \n'.repeat(50_000)).length).toBe(50_001)
})
