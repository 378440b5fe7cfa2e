import { isAnswerable } from '../quiz-answers.ts'
import { choice, choices, line, namedChoice, slideType, text } from '../slide-type.ts'

const letters = ['A', 'B', 'C', 'D'] as const

export const quiz = slideType({
  id: 'quiz',
  label: 'Quiz',
  about: 'A question with four answers of which one is right by the page.',
  forAuthors: 'A question with up to four answers. One or several are right, or it is true or false.',
  rewrite: { instruction: 'As a quiz' },
  fields: {
    quiz_question: text('Question', 'One question that the page answers', { required: true }),
    quiz_kind: namedChoice(
      'Kind of question',
      'How many answers are right',
      {
        one: 'One right answer',
        several: 'Several right answers',
        'true-false': 'True or false',
      },
      { authorsOnly: true },
    ),
    option_a: line('Option A', 'A possible answer', { required: true }),
    option_b: line('Option B', 'A possible answer', { required: true }),
    option_c: line('Option C', 'A possible answer', {
      shownWhile: { field: 'quiz_kind', is: ['one', 'several'] },
    }),
    option_d: line('Option D', 'A possible answer', {
      shownWhile: { field: 'quiz_kind', is: ['one', 'several'] },
    }),
    correct_answer: choice('Correct answer', 'The letter of the right one', letters, {
      shownWhile: { field: 'quiz_kind', is: ['one', 'true-false'] },
    }),
    correct_answers: choices('Correct answers', 'The letters of all that are right', letters, {
      shownWhile: { field: 'quiz_kind', is: ['several'] },
      emptyMeans: 'correct_answer',
      authorsOnly: true,
    }),
    correct_feedback: text('Feedback when right', 'One sentence', {
      initial: 'Correct! Well done.',
      spoken: true,
    }),
    incorrect_feedback: text('Feedback when wrong', 'One sentence', {
      initial: 'Not quite. Try again!',
      spoken: true,
    }),
  },
  // The introduction to the question becomes a text slide before the quiz. Half a quiz could not be answered.
  split(content, halve) {
    const halves = halve('quiz_question')
    if (!halves) return undefined
    const [before, question] = halves
    return [
      { slide_type: 'text', content: { slide_title: '', slide_content: before } },
      { content: { ...content, quiz_question: question } },
    ]
  },
  hasQuestion: isAnswerable,
})
