import { describe, expect, test } from 'vitest'
import { specified } from '../testing/specified.ts'
import { blankContent, newContent, readContent } from './read-content.ts'
import type { SlideType } from './slide-type.ts'
import { isSlideType, slideTypes } from './slide-types.ts'

/** The specification's table of types and fields. */
const table = {
  title: 'course_title, course_subtitle, course_intro',
  text: 'slide_title, slide_content',
  bullets: 'slide_title, bullet_points',
  image: 'slide_title, slide_content, image_url, image_alt',
  'two-column': 'slide_title, column1_title, column1_content, column2_title, column2_content',
  definition: 'slide_title, term, definition',
  table:
    'slide_title, header_1, header_2, header_3, row_1_col_1, row_1_col_2, row_1_col_3, row_2_col_1, row_2_col_2, row_2_col_3',
  comparison:
    'slide_title, comparison_item_1, comparison_item_2, feature_1, feature_2, item_1_feature_1, item_2_feature_1, item_1_feature_2, item_2_feature_2',
  quote: 'slide_title, quote_text, quote_author, highlight_text',
  quiz: 'quiz_question, option_a, option_b, option_c, option_d, correct_answer, correct_feedback, incorrect_feedback',
  summary: 'summary_text',
}
const fields = new Map(Object.entries(table).map(([id, names]) => [id, names.split(', ')]))

test('there are the types of the specification', () => {
  expect(fields.size).toBe(specified.slideTypes)
  expect(new Set(Object.keys(slideTypes))).toEqual(new Set(fields.keys()))
  expect(isSlideType('hologram')).toBe(false)
  expect(isSlideType('toString')).toBe(false)
})

describe.each(Object.entries<SlideType>(slideTypes))('content of type %s', (id, type) => {
  test('has the fields of the specification', () => {
    expect(type.id).toBe(id)
    // Additional fields, which only authors fill, are part of the content only if they have a value.
    const known = Object.entries(type.fields).filter(([, field]) => !field.authorsOnly)
    expect(new Set(known.map(([name]) => name))).toEqual(new Set(fields.get(id)))
    expect(new Set(Object.keys(newContent(type)))).toEqual(new Set(fields.get(id)))
  })

  test('is parsed into its fields from any value', () => {
    const odd = Object.fromEntries(Object.keys(type.fields).map((name) => [name, { nested: [null] }]))
    expect(readContent(type, odd)).toEqual(blankContent(type))
    for (const [name, { kind }] of Object.entries(type.fields))
      expect(Array.isArray(blankContent(type)[name])).toBe(kind === 'list' || kind === 'choices')
  })
})

test('numbers become text', () => {
  expect(readContent(slideTypes.table, { row_1_col_1: 0 }).row_1_col_1).toBe('0')
})

test.each([
  ['b', 'B'],
  [' C ', 'C'],
  ['E', 'A'],
  [undefined, 'A'],
])('the correct answer of a quiz, given as %j, is %s', (given, read) => {
  expect(readContent(slideTypes.quiz, { correct_answer: given }).correct_answer).toBe(read)
})

test.each([
  [
    ['c', 'A', 'E'],
    ['A', 'C'],
  ],
  ['B, D', ['B', 'D']],
  [undefined, []],
])('the correct answers of a quiz, given as %j, are %j', (given, read) => {
  expect(readContent(slideTypes.quiz, { correct_answers: given }).correct_answers).toEqual(read)
})

test('a quiz has one correct answer by default', () => {
  expect(readContent(slideTypes.quiz, {}).quiz_kind).toBe('one')
  expect(readContent(slideTypes.quiz, { quiz_kind: 'True-False' }).quiz_kind).toBe('true-false')
})

test('a quiz has feedback for every answer', () => {
  const { correct_feedback, incorrect_feedback } = blankContent(slideTypes.quiz)
  expect([correct_feedback, incorrect_feedback]).toEqual(['Correct! Well done.', 'Not quite. Try again!'])
})

test.each([
  [[], ['C']],
  [undefined, ['C']],
  [
    ['A', 'D'],
    ['A', 'D'],
  ],
])('the correct answers of a quiz whose single answer is C, given as %j, are %j', (given, read) => {
  const content = { quiz_kind: 'several', correct_answer: 'c', correct_answers: given }
  expect(readContent(slideTypes.quiz, content).correct_answers).toEqual(read)
})
