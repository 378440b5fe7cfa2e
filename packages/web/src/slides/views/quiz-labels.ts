/** The labels of a quiz slide that do not come from the author. */
export interface QuizWords {
  readonly submit: string
  readonly tryAgain: string
  /** Goes to the next slide without an answer, and after it. */
  readonly skip: string
  readonly goOn: string
  /** The result of an answer. */
  readonly correct: string
  readonly incorrect: string
  /** Beside a right option, and beside a wrong option that was chosen. */
  readonly right: string
  readonly yourAnswer: string
  /** If several options can be right. */
  readonly chooseAll: string
  /** The options of a true or false question. */
  readonly isTrue: string
  readonly isFalse: string
}
