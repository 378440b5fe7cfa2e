import { createContext } from 'react'

/** Called when a viewer answers the quiz of the shown slide (true) or tries again (false). */
export const QuizAnsweredContext = createContext<(answered: boolean) => void>(() => {})
