import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test.each([
  [messages.coursesFound(0, 1), '0 of 1 course found'],
  [messages.coursesFound(2, 1200), '2 of 1,200 courses found'],
  [messages.coursesFrom(1, 'canvas.riverside.edu'), '1 course from canvas.riverside.edu'],
  [
    messages.coursesFromAndImported(3, 'canvas.riverside.edu', 1),
    '3 courses from canvas.riverside.edu, 1 imported',
  ],
  [messages.pageCount(1), 'Total Pages: 1 Content Pages'],
  [messages.pagesSelected(1), '1 page selected'],
  [messages.pagesOfCoursesSelected(1200, 2), '1,200 pages selected<courses> of 2 courses</courses>'],
])('numbers have their form and their place: %s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})
