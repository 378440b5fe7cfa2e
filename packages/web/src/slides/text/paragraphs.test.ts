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
])('%j stays the same when it is split and joined again', (paragraphs) => {
  expect(splitParagraphs(joinParagraphs(paragraphs))).toEqual(paragraphs)
})

test('a line of spaces is empty', () => {
  expect(splitParagraphs('One. \n \t\nTwo.')).toEqual(['One. ', 'Two.'])
})

test('a long text of line breaks is split fast', () => {
  expect(splitParagraphs('\n \n'.repeat(50_000)).length).toBe(50_001)
})
