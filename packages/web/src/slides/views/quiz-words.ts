import type { Language } from '@lectern/domain/voices/languages.ts'
import { asianQuizWords } from './asian-quiz-words.ts'
import { europeanQuizWords } from './european-quiz-words.ts'
import type { QuizWords } from './quiz-labels.ts'

/** The labels of all languages except English, which is not loaded on demand. */
export const quizWords: Readonly<Record<Exclude<Language, 'en'>, QuizWords>> = {
  ...europeanQuizWords,
  ...asianQuizWords,
}
