import type { QuizWords } from './quiz-labels.ts'

/** The other languages are loaded when a slideshow needs them. */
export const englishQuizWords: QuizWords = {
  submit: 'Submit',
  tryAgain: 'Try Again',
  skip: 'Skip',
  goOn: 'Go on',
  correct: 'Correct',
  incorrect: 'Incorrect',
  right: 'Right',
  yourAnswer: 'Your answer',
  chooseAll: 'Choose all that are right',
  isTrue: 'True',
  isFalse: 'False',
}
