import { sessionUser } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { deleteSent, discardTake } from './discard-take.ts'
import { refusalOf, storedTakes } from './stored-takes.ts'
import type { OutboxSession } from './outbox-session.ts'
import { sendKeptTakes } from './send-kept-takes.ts'

/** Continues with the takes of earlier visits. The result stops it. */
export function openOutbox(outbox: OutboxSession): () => void {
  outbox.life = new AbortController()
  const channel = listenToTabs(outbox)
  inBackground(continueEarlier(outbox))
  return () => {
    outbox.life.abort()
    channel.close()
    outbox.tabs = undefined
    outbox.outgoing.dropStored()
  }
}

/** Deletes the takes that are deleted in other tabs. */
function listenToTabs(outbox: OutboxSession): BroadcastChannel {
  const channel = new BroadcastChannel('lectern deleted takes')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const take = typeof data === 'string' ? outbox.outgoing.find(data) : undefined
    if (take) inBackground(discardTake(outbox, take))
  })
  outbox.tabs = channel
  return channel
}

async function continueEarlier(outbox: OutboxSession): Promise<void> {
  const { signal } = outbox.life
  const found = await storedTakes(sessionUser().id)
  const stored = await Promise.all(
    found.takes.map(async (take) => ({ ...take, safe: true, refused: await refusalOf(take) })),
  )
  if (signal.aborted) return
  for (const take of found.deleted) inBackground(deleteSent(outbox, take))
  outbox.outgoing.addEarlier(stored)
  await sendKeptTakes(outbox)
}
