import type { messages } from './messages.ts'

/** A step of the tour. */
export interface TourStep {
  /** Names its messages. Stored with the account, to resume the tour. */
  readonly id: keyof typeof messages.steps
  /** Values of `data-tour`: the step points at the first that is on the screen. */
  readonly targets: readonly string[]
}

/** The user reads them in two minutes. */
export const tourSteps: readonly TourStep[] = [
  { id: 'courses', targets: ['course', 'courses'] },
  { id: 'pages', targets: ['generate', 'course', 'courses'] },
  { id: 'status', targets: ['status', 'course', 'courses'] },
  { id: 'editor', targets: ['course', 'courses'] },
  { id: 'import', targets: ['import'] },
  { id: 'help', targets: ['help'] },
]
