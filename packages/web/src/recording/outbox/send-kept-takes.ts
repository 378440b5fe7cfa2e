import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import { findTake, forgetTake, type LocalTake, refusalOf, storeRefusal } from './stored-takes.ts'
import type { OutboxSession } from './outbox-session.ts'
import type { OutgoingTake } from './outgoing-takes.ts'
import { sendTake } from './send-take.ts'
import { isKept, isLoggedOut, isOfTake } from './server-takes.ts'
import { withTakeLock } from './take-lock.ts'
import { messages } from './take-outbox-messages.ts'

/** Sends the takes that their author keeps, one at a time, until none is left. */
export async function sendKeptTakes(outbox: OutboxSession): Promise<void> {
  if (outbox.working) return
  outbox.working = true
  try {
    for (;;) {
      const next = outbox.outgoing.nextToSend()
      if (!next || outbox.life.signal.aborted) return
      await withTakeLock(next.id, () => send(outbox, next))
    }
  } finally {
    outbox.working = false
  }
}

async function send(outbox: OutboxSession, take: OutgoingTake): Promise<void> {
  const { outgoing, controllers, life } = outbox
  // The author may have deleted the take while it waited.
  if (!outgoing.find(take.id)) return
  const controller = new AbortController()
  controllers.set(take.id, controller)
  const signal = AbortSignal.any([controller.signal, life.signal])
  try {
    await sendOnce(outbox, take, signal)
  } catch (problem) {
    // If the session has ended, the take is sent in the next session.
    if (signal.aborted || isLoggedOut(problem)) return
    const refused = sentenceOf(problem, messages.takeNotKept)
    if (isOfTake(problem)) await storeRefusal(take, refused)
    outgoing.change(take.id, { refused, sending: undefined })
  } finally {
    controllers.delete(take.id)
  }
}

/** Sends a take, unless another tab has sent or deleted it, or the server has refused it. */
async function sendOnce(outbox: OutboxSession, take: OutgoingTake, signal: AbortSignal): Promise<void> {
  const { change, end } = outbox.outgoing
  const found = take.safe ? await findTake(take) : 'unknown'
  if (found === 'deleted') return end(take.id, 'deleted')
  if (found === 'gone' && (await isKept(take, signal))) return arrived(outbox, take, undefined)
  const refused = await refusalOf(take)
  if (refused !== undefined) return change(take.id, { refused, sending: undefined })
  const kept = await sendTake(take, { signal, onProgress: (sending) => change(take.id, { sending }) })
  signal.throwIfAborted()
  arrived(outbox, take, kept)
  await forgetTake(take)
}

function arrived(
  { outgoing, listeners }: OutboxSession,
  take: LocalTake,
  kept: RecordedTake | undefined,
): void {
  outgoing.end(take.id, 'kept')
  for (const listener of listeners) listener(take, kept)
}
