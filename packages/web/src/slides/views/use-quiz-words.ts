import { languageOf } from '@lectern/domain/voices/languages.ts'
import { onDemand, useOnDemand } from '../runtime/on-demand.ts'
import { englishQuizWords } from './english-quiz-words.ts'
import type { QuizWords } from './quiz-labels.ts'

/** The labels of the other languages. */
export const translatedWords = onDemand(() => import('./quiz-words.ts'), 'quizWords')

/** In the language of the slide. English if Lectern does not support the language, and until the labels are loaded. */
export function useQuizWords(tag: string | undefined): QuizWords {
  const language = languageOf(tag) ?? 'en'
  const translated = useOnDemand(language !== 'en' && translatedWords)
  return (language !== 'en' && translated?.[language]) || englishQuizWords
}
