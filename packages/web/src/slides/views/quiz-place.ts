import { createContext } from 'react'

/** The player's support for the quiz of its slide: a place beside the slide, and the next step. */
export interface QuizPlace {
  /** The element for the buttons and the feedback of the quiz. Null while the slide enters or leaves. */
  readonly slot: HTMLElement | null
  /**
   * Called with the field of the feedback and the chosen options, and with undefined and no options when the learner tries
   * again.
   */
  readonly onAnswered: (field: string | undefined, chosen: readonly string[]) => void
  /** Goes to the next slide, if there is one. */
  readonly onGoOn?: (() => void) | undefined
}

/** Set by players. Without it, a quiz shows its buttons and its feedback on the slide. */
export const QuizPlaceContext = createContext<QuizPlace | undefined>(undefined)
