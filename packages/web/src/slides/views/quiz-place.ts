import { createContext } from 'react'

/** What a player has for the quiz of its slide: a place beside the slide, and what comes next. */
export interface QuizPlace {
  /** Where the quiz puts its buttons and what it says to an answer; null on a slide that comes or goes. */
  readonly slot: HTMLElement | null
  /** Called with the field of what the quiz says to an answer, and without anything when it is to be answered again. */
  readonly onAnswered: (field: string | undefined) => void
  /** To the slide after this one, if there is one. */
  readonly onGoOn?: (() => void) | undefined
}

/** Around a slide that is played. Without it a quiz has its buttons and what it says on the slide. */
export const QuizPlaceContext = createContext<QuizPlace | undefined>(undefined)
