import { authToken } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { draftsKept, whereKept } from './drafts-kept.ts'
import { messages } from './messages.ts'
import type { Saving, SaveOutcome } from './saving.ts'

/** All that is said of saving, one thing after the other in one place. */
export const toastId = 'saving'

/**
 * Saves and says so when that fails, with a way to try again. A conflict says so in a dialog of its
 * own, and what waits to be sent beside the document.
 */
export async function saveAndTell(
  saving: Saving,
  failure: string,
  again: () => void,
  send: (complain: () => void) => Promise<SaveOutcome> = saving.save,
): Promise<SaveOutcome> {
  const complain = () => {
    const { waiting } = saving.state.getState()
    toast.error(failure, {
      id: toastId,
      ...(waiting && { note: messages.alsoRetried(whereKept(draftsKept.getState())) }),
      action: {
        label: messages.retry,
        // A waiting save is only tried sooner.
        onPress: () => (saving.state.getState().waiting ? inBackground(saving.save(complain)) : again()),
      },
    })
  }
  const outcome = await send(complain)
  // Where the session has ended the login screen says so, and that the edits are kept.
  if ((outcome === 'failed' || outcome === 'given up') && authToken() !== undefined) complain()
  return outcome
}
