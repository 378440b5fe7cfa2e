/** What of a quiz says which answers it offers and which are right, as its fields read it. */
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

/** The options that a quiz can have: of true and false there are two, which need no words of the author's. */
export function possibleOptions({ quiz_kind }: Pick<QuizAnswers, 'quiz_kind'>): readonly QuizOption[] {
  return quiz_kind === 'true-false' ? quizOptions.slice(0, 2) : quizOptions
}

/** The options that a learner is offered. */
export function offeredOptions(quiz: QuizAnswers): readonly QuizOption[] {
  const possible = possibleOptions(quiz)
  return quiz.quiz_kind === 'true-false' ? possible : possible.filter(({ field }) => quiz[field].trim())
}

/**
 * The letters of the right answers. Where several can be right and none is marked, `correct_answer` is. Where that is no
 * option of the question, as C of true and false, it is A, as of a quiz that names none.
 */
export function rightAnswers(
  quiz: Pick<QuizAnswers, 'quiz_kind' | 'correct_answer' | 'correct_answers'>,
): readonly string[] {
  if (quiz.quiz_kind === 'several' && quiz.correct_answers.length > 0) return quiz.correct_answers
  return [possibleOptions(quiz).find(({ letter }) => letter === quiz.correct_answer)?.letter ?? 'A']
}

/** Whether just the right answers are chosen. Letters of options that are not offered count neither way. */
export function isAnsweredRight(quiz: QuizAnswers, chosen: readonly string[]): boolean {
  const right = rightAnswers(quiz)
  return offeredOptions(quiz).every(({ letter }) => chosen.includes(letter) === right.includes(letter))
}

/** Whether content as it is stored offers anything to choose. */
export function isAnswerable(content: Readonly<Record<string, unknown>>): boolean {
  if (content['quiz_kind'] === 'true-false') return true
  return quizOptions.some(({ field }) => {
    const text = content[field]
    return typeof text === 'string' && text.trim() !== ''
  })
}
