import { expect, test } from 'vitest'
import { isAnswerable, isAnsweredRight, offeredOptions, rightAnswers } from './quiz-answers.ts'
import { readContent } from './read-content.ts'
import { slideTypes } from './slide-types.ts'

const read = (content: object) => readContent(slideTypes.quiz, { ...content })
const letters = (content: object) => offeredOptions(read(content)).map(({ letter }) => letter)
const four = { option_a: 'Hydrogen', option_b: 'Oxygen', option_c: 'Nitrogen', option_d: ' ' }

test('a quiz without a kind has one correct answer', () => {
  const quiz = read({ ...four, correct_answer: 'B' })
  expect(rightAnswers(quiz)).toEqual(['B'])
  expect(isAnsweredRight(quiz, ['B'])).toBe(true)
  expect(isAnsweredRight(quiz, ['A'])).toBe(false)
})

test('with several correct answers, exactly these must be chosen', () => {
  const quiz = read({ ...four, quiz_kind: 'several', correct_answer: 'A', correct_answers: ['C', 'a'] })
  expect(rightAnswers(quiz)).toEqual(['A', 'C'])
  expect(isAnsweredRight(quiz, ['C', 'A'])).toBe(true)
  expect(isAnsweredRight(quiz, ['A'])).toBe(false)
  expect(isAnsweredRight(quiz, ['A', 'B', 'C'])).toBe(false)
})

test('if several answers can be correct and none is marked, the single correct answer applies', () => {
  expect(rightAnswers(read({ ...four, quiz_kind: 'several', correct_answer: 'B' }))).toEqual(['B'])
})

test('the marked answers are kept but ignored while only one answer is correct', () => {
  expect(rightAnswers(read({ ...four, correct_answer: 'B', correct_answers: ['A', 'C'] }))).toEqual(['B'])
})

test('a correct answer that is not offered is not required', () => {
  const quiz = read({ ...four, quiz_kind: 'several', correct_answers: ['A', 'D'] })
  expect(isAnsweredRight(quiz, ['A'])).toBe(true)
})

test('true or false has two answers, which need no texts', () => {
  expect(letters({ quiz_kind: 'true-false' })).toEqual(['A', 'B'])
  expect(letters({ ...four, quiz_kind: 'true-false' })).toEqual(['A', 'B'])
  expect(letters(four)).toEqual(['A', 'B', 'C'])
})

test('a quiz can be answered if it has any option', () => {
  expect(isAnswerable({ option_c: 'Noon' })).toBe(true)
  expect(isAnswerable({ option_c: ' ', option_d: '' })).toBe(false)
  expect(isAnswerable({ quiz_kind: 'true-false' })).toBe(true)
})

test.each([4, 0, 3.5, true, false])(
  'an option that a client stored as %s is offered, and makes the quiz one to answer',
  (option_b) => {
    const quiz = { option_b, correct_answer: 'B' }
    expect(isAnswerable(quiz)).toBe(true)
    expect(letters(quiz)).toEqual(['B'])
    expect(read(quiz).option_b).toBe(String(option_b))
    expect(isAnsweredRight(read(quiz), ['B'])).toBe(true)
  },
)
