import type { Language } from '@lectern/domain/voices/languages.ts'
import { asian } from './quiz-words/asian.ts'
import { european } from './quiz-words/european.ts'
import type { QuizWords } from './quiz-words/quiz-labels.ts'

/** The labels of all languages except English, which is not loaded on demand. */
export const quizWords: Readonly<Record<Exclude<Language, 'en'>, QuizWords>> = { ...european, ...asian }
