import type { ApiProblem } from '../../api/api-problem.ts'

/**
 * `given up`: Lectern could not save, and the author cancelled the waiting. `not completed`: the document is saved, but its
 * status was refused. `only saved`: the author has edited the document since Complete was pressed.
 */
export type SaveOutcome = 'saved' | 'failed' | 'conflict' | 'given up' | 'not completed' | 'only saved'

/** Another user, or the author in another window, has saved since the document was opened. */
export interface Conflict {
  /** The sentence of the server, with the name of the user who saved. */
  readonly sentence: string
  /** ISO date. Undefined if the server does not send it. */
  readonly savedAt: string | undefined
  /** True if it was the author, in another window. */
  readonly own: boolean
}

/** A request that is retried until Lectern accepts it. */
export interface Waiting {
  /** `complete`: the document is saved, and its status is sent. */
  readonly step: 'save' | 'complete'
  /** Why the last try failed. */
  readonly problem: ApiProblem
}

export interface SavingState {
  /** True while a save that the author asked for is running. */
  readonly busy: boolean
  /** True while any save is running, also an autosave. */
  readonly sending: boolean
  /** True if the author asked for the save that runs or waits. */
  readonly asked: boolean
  /** True from Complete until its outcome, also while the save before it waits. */
  readonly completing: boolean
  /** Undefined if no request waits for its retry. */
  readonly waiting: Waiting | undefined
  /** Why the last autosave was refused. */
  readonly refused: string | undefined
  /** Why the request that the author asked for was refused; undefined if the server sends no specific sentence. */
  readonly failure: string | undefined
  /** Set until the conflict is resolved. */
  readonly conflict: Conflict | undefined
  /** True while the author is asked which version to keep. */
  readonly deciding: boolean
}

/** Nothing is saved or waits. */
export const idleState: SavingState = {
  busy: false,
  sending: false,
  asked: false,
  completing: false,
  waiting: undefined,
  refused: undefined,
  failure: undefined,
  conflict: undefined,
  deciding: false,
}
