import { expect, test } from 'vitest'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { quizResult } from './quiz-result.ts'

const words = { isTrue: 'True', isFalse: 'False' }
const quiz = (key: string, content: Record<string, unknown>): Slide => ({
  key,
  slide_id: key,
  slide_type: 'quiz',
  transition: 'none',
  audio_script: '',
  content,
  organization: '',
  course_id: '',
  page_id: '',
})
const slides = [
  { ...quiz('text', {}), slide_type: 'text' },
  quiz('one', { quiz_question: 'Who **pulls**?', option_a: 'Moon', option_b: 'Wind', correct_answer: 'A' }),
  quiz('two', { quiz_question: 'Is it wet?', quiz_kind: 'true-false', correct_answer: 'B' }),
]

test('says for each question what was chosen, what is right and on which slide it is', () => {
  const answers = new Map([['one', ['A']]])
  expect(quizResult(slides, answers, words)).toEqual([
    { index: 1, question: 'Who pulls?', right: true, chosen: ['Moon'], answers: ['Moon'] },
    { index: 2, question: 'Is it wet?', right: false, chosen: [], answers: ['False'] },
  ])
})
