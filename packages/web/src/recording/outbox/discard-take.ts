import { inBackground } from '../../ui/in-background.ts'
import { deleteSentTake } from './delete-sent-take.ts'
import { type DeletedTake, forgetTake, storeDeletion } from './stored-takes.ts'
import type { OutboxSession } from './outbox-session.ts'
import type { OutgoingTake } from './outgoing-takes.ts'
import { isLoggedOut } from './server-takes.ts'
import { withTakeLock } from './take-lock.ts'

/** Deletes a take from this browser, and its chunks from the server. */
export async function discardTake(outbox: OutboxSession, take: OutgoingTake): Promise<void> {
  outbox.controllers.get(take.id)?.abort()
  outbox.outgoing.end(take.id, 'deleted')
  const isStored = take.keep && (await storeDeletion(take))
  if (!isStored) await forgetTake(take)
  if (take.keep) inBackground(deleteSent(outbox, take))
}

/** Waits until no tab sends the take. Otherwise a chunk could arrive after the deletion. */
export async function deleteSent(outbox: OutboxSession, take: DeletedTake): Promise<void> {
  const { signal } = outbox.life
  try {
    await withTakeLock(take.id, () => deleteSentTake(take, signal))
    await forgetTake(take)
  } catch (problem) {
    // The deletion is stored and continues after the next login.
    if (!signal.aborted && !isLoggedOut(problem)) throw problem
  }
}
