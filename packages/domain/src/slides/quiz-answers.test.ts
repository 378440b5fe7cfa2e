import { expect, test } from 'vitest'
import { isAnswerable, isAnsweredRight, offeredOptions, rightAnswers } from './quiz-answers.ts'
import { readContent } from './read-content.ts'
import { slideTypes } from './slide-types.ts'

const read = (content: object) => readContent(slideTypes.quiz, { ...content })
const letters = (content: object) => offeredOptions(read(content)).map(({ letter }) => letter)
const four = { option_a: 'Hydrogen', option_b: 'Oxygen', option_c: 'Nitrogen', option_d: ' ' }

test('a quiz of today has one right answer', () => {
  const quiz = read({ ...four, correct_answer: 'B' })
  expect(rightAnswers(quiz)).toEqual(['B'])
  expect(isAnsweredRight(quiz, ['B'])).toBe(true)
  expect(isAnsweredRight(quiz, ['A'])).toBe(false)
})

test('of several right answers all are wanted, and no other', () => {
  const quiz = read({ ...four, quiz_kind: 'several', correct_answer: 'A', correct_answers: ['C', 'a'] })
  expect(rightAnswers(quiz)).toEqual(['A', 'C'])
  expect(isAnsweredRight(quiz, ['C', 'A'])).toBe(true)
  expect(isAnsweredRight(quiz, ['A'])).toBe(false)
  expect(isAnsweredRight(quiz, ['A', 'B', 'C'])).toBe(false)
})

test('where several could be right and none is marked, the one right answer holds', () => {
  expect(rightAnswers(read({ ...four, quiz_kind: 'several', correct_answer: 'B' }))).toEqual(['B'])
})

test('the marks of several are kept, and mean nothing, while one answer is right', () => {
  expect(rightAnswers(read({ ...four, correct_answer: 'B', correct_answers: ['A', 'C'] }))).toEqual(['B'])
})

test('a right answer that is not offered is not asked for', () => {
  const quiz = read({ ...four, quiz_kind: 'several', correct_answers: ['A', 'D'] })
  expect(isAnsweredRight(quiz, ['A'])).toBe(true)
})

test('true or false offers two answers, which need no words', () => {
  expect(letters({ quiz_kind: 'true-false' })).toEqual(['A', 'B'])
  expect(letters({ ...four, quiz_kind: 'true-false' })).toEqual(['A', 'B'])
  expect(letters(four)).toEqual(['A', 'B', 'C'])
})

test('a quiz can be answered when it offers anything', () => {
  expect(isAnswerable({ option_c: 'Noon' })).toBe(true)
  expect(isAnswerable({ option_c: ' ', option_d: 4 })).toBe(false)
  expect(isAnswerable({ quiz_kind: 'true-false' })).toBe(true)
})
