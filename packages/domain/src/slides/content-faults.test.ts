import { expect, test } from 'vitest'
import { contentFaults } from './content-faults.ts'
import type { SlideType } from './slide-type.ts'
import { slideTypes } from './slide-types.ts'
import { newContent } from './read-content.ts'

const messages = (content: Record<string, unknown>) =>
  contentFaults(slideTypes.quiz, content).map(({ message }) => message)

test.each(Object.values(slideTypes).map((type: SlideType) => [type.id, type] as const))(
  'a new slide of type %s has no fault',
  (_id, type) => {
    expect(contentFaults(type, newContent(type))).toEqual([])
    expect(contentFaults(type, {})).toEqual([])
  },
)

test.each(['B', 'b', ' c ', '', null, undefined])('the right answer can be %j', (correct_answer) => {
  expect(messages({ correct_answer })).toEqual([])
})

test.each([1, 0, 'E', 'Oxygen', ['B'], true])(
  'the right answer cannot be %j: it would be read as A',
  (correct_answer) => {
    expect(messages({ correct_answer })).toEqual(['Correct answer must be one of A, B, C, D.'])
  },
)

test('several right answers are letters, in a list or in a text', () => {
  expect(messages({ correct_answers: ['a', 'D'] })).toEqual([])
  expect(messages({ correct_answers: 'A, C' })).toEqual([])
  expect(messages({ correct_answers: [0, 2] })).toEqual([
    'Correct answers must be a list of any of A, B, C, D.',
  ])
})

test('options can be numbers, and true and false, but neither lists nor objects', () => {
  expect(messages({ option_a: 4, option_b: 5.5, option_c: true, option_d: 'four' })).toEqual([])
  expect(messages({ option_a: ['4', '5'], option_b: { text: '4' } })).toEqual([
    'Option A must be a text.',
    'Option B must be a text.',
  ])
})
