import { readText } from './read-text.ts'

/** The fields of a quiz that determine its options and correct answers. */
export interface QuizAnswers {
  readonly quiz_kind: string
  readonly option_a: string
  readonly option_b: string
  readonly option_c: string
  readonly option_d: string
  readonly correct_answer: string
  readonly correct_answers: readonly string[]
}

/** The options of a quiz by their letters. */
export const quizOptions = [
  { letter: 'A', field: 'option_a' },
  { letter: 'B', field: 'option_b' },
  { letter: 'C', field: 'option_c' },
  { letter: 'D', field: 'option_d' },
] as const

export type QuizOption = (typeof quizOptions)[number]

/** The possible options of a quiz. A true/false question has two, which need no texts of the author. */
export function possibleOptions({ quiz_kind }: Pick<QuizAnswers, 'quiz_kind'>): readonly QuizOption[] {
  return quiz_kind === 'true-false' ? quizOptions.slice(0, 2) : quizOptions
}

/** The options shown to a learner. */
export function offeredOptions(quiz: QuizAnswers): readonly QuizOption[] {
  const possible = possibleOptions(quiz)
  return quiz.quiz_kind === 'true-false' ? possible : possible.filter(({ field }) => quiz[field].trim())
}

/**
 * The letters of the correct answers. If several can be correct and none is marked, `correct_answer` applies. If that
 * is not an option of the question, such as C of a true/false question, the answer is A, as for a quiz without an
 * answer.
 */
export function rightAnswers(
  quiz: Pick<QuizAnswers, 'quiz_kind' | 'correct_answer' | 'correct_answers'>,
): readonly string[] {
  if (quiz.quiz_kind === 'several' && quiz.correct_answers.length > 0) return quiz.correct_answers
  return [possibleOptions(quiz).find(({ letter }) => letter === quiz.correct_answer)?.letter ?? 'A']
}

/** True if exactly the correct answers are chosen. Letters of options that are not offered are ignored. */
export function isAnsweredRight(quiz: QuizAnswers, chosen: readonly string[]): boolean {
  const right = rightAnswers(quiz)
  return offeredOptions(quiz).every(({ letter }) => chosen.includes(letter) === right.includes(letter))
}

/** True if stored content has any option to choose. */
export function isAnswerable(content: Readonly<Record<string, unknown>>): boolean {
  if (content['quiz_kind'] === 'true-false') return true
  return quizOptions.some(({ field }) => readText(content[field]).trim())
}
