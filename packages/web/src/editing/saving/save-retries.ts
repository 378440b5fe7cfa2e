import type { StoreApi } from 'zustand/vanilla'
import { ApiProblem } from '../../api/api-problem.ts'
import type { untilNextTry } from './next-try.ts'
import { onlyTemporary } from './save-problems.ts'
import type { Answer } from './save-tries.ts'
import type { SaveOutcome, SavingState, Waiting } from './saving-state.ts'

/** Called when a try to save fails. */
export type Complain = () => void

/** The tries of the save that runs. */
export interface SaveRetries {
  readonly state: StoreApi<SavingState>
  readonly nextTry: typeof untilNextTry
  /** The request of the current try. */
  step: Waiting['step']
  /** The pause before the next try. */
  pause: AbortController
  givenUp: boolean
  complaints: Complain[]
}

export function createSaveRetries(state: StoreApi<SavingState>, nextTry: typeof untilNextTry): SaveRetries {
  return { state, nextTry, step: 'save', pause: new AbortController(), givenUp: false, complaints: [] }
}

/** Repeats the tries of a new save until the server answers or the author gives up. */
export async function untilAnswered(
  retries: SaveRetries,
  attempt: () => Promise<Answer>,
  complain: Complain | undefined,
): Promise<SaveOutcome> {
  retries.givenUp = false
  retries.complaints = complain ? [complain] : []
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt().catch(onlyTemporary)
    if (answer instanceof ApiProblem) {
      if (!(await waitForNextTry(retries, tries, answer))) return 'given up'
    } else if (typeof answer === 'object') {
      // Autosave must not open a question while the author types.
      retries.state.setState(({ asked }) => ({ conflict: answer, deciding: asked, refused: undefined }))
      return 'conflict'
    } else return answer
  }
}

/** Resolves to false if the author cancelled the waiting. */
async function waitForNextTry(retries: SaveRetries, tries: number, problem: ApiProblem): Promise<boolean> {
  const { state, step, nextTry } = retries
  const pause = new AbortController()
  retries.pause = pause
  state.setState({ busy: false, sending: false, refused: undefined, waiting: { step, problem } })
  if (step === 'save') for (const complain of retries.complaints.splice(0)) complain()
  if (!retries.givenUp) await nextTry(tries, pause.signal, problem.retryAfterSeconds)
  return !retries.givenUp
}

/** Ends the pause before the next try. */
export function retryNow(retries: SaveRetries, complain: Complain): void {
  retries.complaints.push(complain)
  retries.state.setState({ asked: true })
  retries.pause.abort()
}

/** Cancels the retries of a save. */
export function giveUp(retries: SaveRetries): void {
  retries.givenUp = true
  retries.pause.abort()
}
