import { authToken } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { draftsStored, draftLocation } from '../drafts/drafts-stored.ts'
import { messages } from '../document/messages.ts'
import type { Saving } from './saving.ts'
import type { SaveOutcome } from './saving-state.ts'

/** All toasts about saving have this id, so that a new one replaces the last one. */
export const toastId = 'saving'

/**
 * Saves, and shows an error with its reason and a Retry button if that fails. Conflicts have their own dialog. A banner
 * shows changes that wait to be sent.
 */
export async function saveAndReport(
  saving: Saving,
  failure: string,
  again: () => void,
  send: (reportFailure: () => void) => Promise<SaveOutcome> = saving.save,
): Promise<SaveOutcome> {
  const complain = () => {
    const { waiting, failure: reason } = saving.state.getState()
    const note = waiting ? messages.alsoRetried(draftLocation(draftsStored.getState())) : reason
    toast.error(failure, {
      id: toastId,
      ...(note !== undefined && { note }),
      action: {
        label: messages.retry,
        // A save that waits is retried now.
        onPress: () => (saving.state.getState().waiting ? inBackground(saving.save(complain)) : again()),
      },
    })
  }
  const outcome = await send(complain)
  // If the session has ended, the login screen says so, and that the edits are kept.
  if ((outcome === 'failed' || outcome === 'given up') && authToken() !== undefined) complain()
  return outcome
}
