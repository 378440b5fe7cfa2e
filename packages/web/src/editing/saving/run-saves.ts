import { type ReportFailure, retryNow, type SaveRetries, sendUntilAnswered } from './save-retries.ts'
import type { Answer } from './save-attempts.ts'
import type { SaveOutcome, SavingState } from './saving-state.ts'

/**
 * Runs one save at a time. A later save waits for the earlier one, and then sends the newer edits. `withoutSending` is the
 * outcome of an autosave that does not need to send anything. `complain` is undefined for autosave, which the author did
 * not ask for.
 */
export function createSaveQueue(retries: SaveRetries, withoutSending: () => SaveOutcome | undefined) {
  const { state } = retries
  let running: Promise<SaveOutcome> | undefined
  return (attempt: () => Promise<Answer>, complain?: ReportFailure): Promise<SaveOutcome> => {
    if (running && state.getState().waiting) {
      if (complain) retryNow(retries, complain)
      return running
    }
    if (complain) state.setState({ busy: true })
    const run = async () =>
      (complain ? undefined : withoutSending()) ?? (await runOnce(retries, attempt, complain))
    running = running ? running.then(run) : run()
    return running
  }
}

async function runOnce(
  retries: SaveRetries,
  attempt: () => Promise<Answer>,
  complain: ReportFailure | undefined,
): Promise<SaveOutcome> {
  const { state } = retries
  const asked = complain !== undefined
  state.setState({
    sending: true,
    asked,
    failure: undefined,
    conflict: undefined,
    deciding: false,
    ...(asked && { busy: true }),
  })
  const outcome = await sendUntilAnswered(retries, attempt, complain).catch((fault: unknown) => {
    // A fault of Lectern's own code must not end the queue, because no later save would be sent.
    reportError(fault)
    return 'failed' as const
  })
  // If the author asked for another save in the meantime, it runs next and has set `busy`.
  const next = { sending: false, waiting: undefined, ...(asked && { busy: false }) }
  const isSaved = outcome === 'saved' || outcome === 'only saved'
  state.setState(isSaved ? { ...next, refused: undefined } : next)
  return outcome
}

/** Resolves when no save is running. It does not wait for retries, because they can take long. */
export function waitUntilSent({ state }: SaveRetries): Promise<void> {
  const isSending = ({ sending, busy }: SavingState) => sending || busy
  return new Promise((resolve) => {
    if (!isSending(state.getState())) return resolve()
    const stop = state.subscribe((now) => {
      if (isSending(now)) return
      stop()
      resolve()
    })
  })
}
