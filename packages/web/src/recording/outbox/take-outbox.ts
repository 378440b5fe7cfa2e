import { sessionUser } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { discardTake } from './discard-take.ts'
import { forgetRefusal, forgetTake, type LocalTake, storeTake } from './stored-takes.ts'
import { openOutbox } from './open-outbox.ts'
import { createOutboxSession, type KeptListener, type OutboxSession } from './outbox-session.ts'
import { isOfSessionUser } from './outgoing-takes.ts'
import { sendKeptTakes } from './send-kept-takes.ts'

/**
 * The takes of this browser that the server does not have. A take waits until its author keeps it, and is then sent.
 * Takes are sent one at a time, oldest first, so that the newest take becomes the audio in use. They survive reloads,
 * and sending continues automatically. A take that the browser cannot store stays in memory, also while its author is
 * logged out. Only its author sees it and sends it.
 */
export function createTakeOutbox() {
  const outbox = createOutboxSession()
  const { outgoing, listeners } = outbox
  return {
    ...outgoing.state,
    /** Continues with the takes of earlier visits. The result stops it. */
    start: (): (() => void) => openOutbox(outbox),
    /** Adds a take. It stays in this browser until its author keeps it. */
    async add(take: LocalTake): Promise<void> {
      outgoing.add({ ...take, safe: false, storing: true })
      const safe = await storeTake(take)
      // The session may have ended in the meantime. A stored take is read again when its author logs in.
      if (safe && !isOfSessionUser(take)) outgoing.drop(take.id)
      else outgoing.change(take.id, { safe, storing: undefined })
    },
    keep: (id: string, more: KeptOptions = {}): Promise<void> => keep(outbox, id, more),
    discard: (id: string): Promise<void> => discard(outbox, id),
    /** Calls `listener` with each take that the server has saved. */
    onKept(listener: KeptListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const takeOutbox = createTakeOutbox()

type KeptOptions = Partial<Pick<LocalTake, 'trim'>>

/** Sends a take. A take that was refused is sent again. */
async function keep(outbox: OutboxSession, id: string, more: KeptOptions): Promise<void> {
  const { find, change } = outbox.outgoing
  const take = find(id)
  if (!take) return
  if (take.refused !== undefined) {
    await forgetRefusal(take)
    if (!find(id)) return
  }
  change(id, { ...more, keep: true, refused: undefined, sending: undefined })
  const { sending: _sending, refused: _refused, safe, storing, ...local } = { ...take, ...more, keep: true }
  if (safe || storing) await storeTake(local)
  await sendKeptTakes(outbox)
}

/** Deletes a take from this browser, and its chunks from the server. It is no longer sent. */
async function discard(outbox: OutboxSession, id: string): Promise<void> {
  const { find, end } = outbox.outgoing
  const take = find(id)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no origin
  outbox.tabs?.postMessage(id)
  if (take) await discardTake(outbox, take)
  else {
    end(id, 'deleted')
    await forgetTake({ user: sessionUser().id, id })
  }
  inBackground(sendKeptTakes(outbox))
}
