import { expect, test } from 'vitest'
import { leaf, page } from '../../../testing/writing/leaf-answers.ts'
import { faultSentence } from './fault-sentence.ts'

const fault = { path: 'slide.content.option_b', sentence: 'Sugar', words: ['Sugar'], expected: ['Salt'] }

test('a wrong key is explained with the option that the page gives, and its passage', () => {
  const sentence = faultSentence({ ...fault, reason: 'answer', block: 'b1' }, page)
  expect(sentence).toContain(
    'calls it wrong: “Sugar”. It names “Salt”. The passage is [b1]: “Leaves take in light',
  )
  expect(sentence).toMatch(/Correct `correct_answer` and the feedback, or write another option\.$/)
})

test('a statement of the page that a quiz calls false is explained as such', () => {
  const path = 'slide.content.quiz_question'
  expect(faultSentence({ ...fault, path, sentence: leaf, words: [], reason: 'negation' }, page)).toContain(
    'The page says this, and `correct_answer` denies it',
  )
})

test('a quote in another block is explained with this block', () => {
  expect(faultSentence({ ...fault, reason: 'quote', block: 'b1', elsewhere: 'b2' }, page)).toBe(
    'slide.content.option_b: This quote is not in the block b1: “Sugar”. It is in the block b2: name this one. ' +
      'Copy the words of the page exactly, or leave the quote out.',
  )
})
