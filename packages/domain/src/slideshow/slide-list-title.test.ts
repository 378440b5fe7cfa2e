import { expect, test } from 'vitest'
import { slideTypes } from '../slides/slide-types.ts'
import { mainTitleField, titleFieldsOf } from './slide-list-title.ts'

test.each([
  ['text', 'slide_title'],
  ['title', 'course_title'],
  ['quiz', 'quiz_question'],
  ['definition', 'term'],
  ['summary', undefined],
] as const)('the field that heads a slide of type %s is %s', (type, field) => {
  expect(mainTitleField(slideTypes[type])).toBe(field)
})

test('a definition has a heading above its term', () => {
  expect(titleFieldsOf(slideTypes.definition)).toEqual(['slide_title', 'term'])
})
