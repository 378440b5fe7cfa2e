import type { StoreApi } from 'zustand/vanilla'
import { ApiProblem } from '../../api/api-problem.ts'
import type { waitForNextAttempt } from './next-attempt.ts'
import { onlyTemporary } from './save-problems.ts'
import type { Answer } from './save-attempts.ts'
import type { SaveOutcome, SavingState, Waiting } from './saving-state.ts'

/** Called when a try to save fails. */
export type ReportFailure = () => void

/** The tries of the save that runs. */
export interface SaveRetries {
  readonly state: StoreApi<SavingState>
  readonly waitForAttempt: typeof waitForNextAttempt
  /** The request of the current try. */
  step: Waiting['step']
  /** The pause before the next try. */
  pause: AbortController
  givenUp: boolean
  failureListeners: ReportFailure[]
}

export function createSaveRetries(
  state: StoreApi<SavingState>,
  waitForAttempt: typeof waitForNextAttempt,
): SaveRetries {
  return {
    state,
    waitForAttempt,
    step: 'save',
    pause: new AbortController(),
    givenUp: false,
    failureListeners: [],
  }
}

/** Repeats the tries of a new save until the server answers or the author gives up. */
export async function sendUntilAnswered(
  retries: SaveRetries,
  attempt: () => Promise<Answer>,
  complain: ReportFailure | undefined,
): Promise<SaveOutcome> {
  retries.givenUp = false
  retries.failureListeners = complain ? [complain] : []
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt().catch(onlyTemporary)
    if (answer instanceof ApiProblem) {
      if (!(await waitForRetry(retries, tries, answer))) return 'given up'
    } else if (typeof answer === 'object') {
      // Autosave must not open a question while the author types.
      retries.state.setState(({ asked }) => ({ conflict: answer, deciding: asked, refused: undefined }))
      return 'conflict'
    } else return answer
  }
}

/** Resolves to false if the author cancelled the waiting. */
async function waitForRetry(retries: SaveRetries, tries: number, problem: ApiProblem): Promise<boolean> {
  const { state, step, waitForAttempt } = retries
  const pause = new AbortController()
  retries.pause = pause
  state.setState({ busy: false, sending: false, refused: undefined, waiting: { step, problem } })
  if (step === 'save') for (const complain of retries.failureListeners.splice(0)) complain()
  if (!retries.givenUp) await waitForAttempt(tries, pause.signal, problem.retryAfterSeconds)
  return !retries.givenUp
}

/** Ends the pause before the next try. */
export function retryNow(retries: SaveRetries, complain: ReportFailure): void {
  retries.failureListeners.push(complain)
  retries.state.setState({ asked: true })
  retries.pause.abort()
}

/** Cancels the retries of a save. */
export function cancelRetries(retries: SaveRetries): void {
  retries.givenUp = true
  retries.pause.abort()
}
