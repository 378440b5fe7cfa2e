import type { RecordedTake } from '@lectern/domain/api/recordings.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import { sessionUser } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { deleteSentTake } from './delete-sent-take.ts'
import {
  type DeletedTake,
  findTake,
  forgetRefusal,
  forgetTake,
  type LocalTake,
  refusalOf,
  storeDeletion,
  storedTakes,
  storeRefusal,
  storeTake,
} from './kept-takes.ts'
import { createOutgoingTakes, isMine, type OutgoingTake } from './outgoing-takes.ts'
import { sendTake } from './send-take.ts'
import { isKept, isLoggedOut, isOfTake } from './server-takes.ts'
import { withTakeLock } from './take-lock.ts'
import { messages } from './take-outbox-messages.ts'

type KeptListener = (take: LocalTake, kept: RecordedTake | undefined) => void

/**
 * The takes of this browser that the server does not have. A take waits until its author keeps it, and is then sent.
 * Takes are sent one at a time, oldest first, so that the newest take becomes the audio in use. They survive reloads,
 * and sending continues automatically. A take that the browser cannot store stays in memory, also while its author is
 * logged out. Only its author sees it and sends it.
 */
export function createTakeOutbox() {
  const outgoing = createOutgoingTakes()
  const { state, change, drop, end, find } = outgoing
  const listeners = new Set<KeptListener>()
  const controllers = new Map<string, AbortController>()
  let working = false
  let life = new AbortController()
  /** The tabs of this browser tell each other which takes are deleted. Each tab has its own list. */
  let tabs: BroadcastChannel | undefined

  /** Sends the takes that their author keeps, until none is left. */
  async function work(): Promise<void> {
    if (working) return
    working = true
    try {
      for (;;) {
        const next = outgoing.nextToSend()
        if (!next || life.signal.aborted) return
        await withTakeLock(next.id, () => send(next))
      }
    } finally {
      working = false
    }
  }

  async function send(take: OutgoingTake): Promise<void> {
    // Its author may have deleted the take while it waited.
    if (!find(take.id)) return
    const controller = new AbortController()
    controllers.set(take.id, controller)
    const signal = AbortSignal.any([controller.signal, life.signal])
    try {
      const found = take.safe ? await findTake(take) : 'unknown'
      if (found === 'deleted') return end(take.id, 'deleted')
      if (found === 'gone' && (await isKept(take, signal))) return arrived(take, undefined)
      const refused = await refusalOf(take)
      if (refused !== undefined) return change(take.id, { refused, sending: undefined })
      const kept = await sendTake(take, { signal, onProgress: (sending) => change(take.id, { sending }) })
      signal.throwIfAborted()
      arrived(take, kept)
      await forgetTake(take)
    } catch (problem) {
      // If the session has ended, the take is sent in the next session.
      if (signal.aborted || isLoggedOut(problem)) return
      const refused = sentenceOf(problem, messages.takeNotKept)
      if (isOfTake(problem)) await storeRefusal(take, refused)
      change(take.id, { refused, sending: undefined })
    } finally {
      controllers.delete(take.id)
    }
  }

  /** Deletes a take from this browser, and its pieces from the server. */
  async function discardTake(take: OutgoingTake): Promise<void> {
    controllers.get(take.id)?.abort()
    end(take.id, 'deleted')
    const isStored = take.keep && (await storeDeletion(take))
    if (!isStored) await forgetTake(take)
    if (take.keep) inBackground(deleteSent(take))
  }

  /** Waits until no tab sends the take. Otherwise a piece could arrive after the deletion. */
  async function deleteSent(take: DeletedTake): Promise<void> {
    const { signal } = life
    try {
      await withTakeLock(take.id, () => deleteSentTake(take, signal))
      await forgetTake(take)
    } catch (problem) {
      // The deletion is stored and continues after the next login.
      if (!signal.aborted && !isLoggedOut(problem)) throw problem
    }
  }

  function arrived(take: LocalTake, kept: RecordedTake | undefined): void {
    end(take.id, 'kept')
    for (const listener of listeners) listener(take, kept)
  }

  return {
    ...state,

    /** Continues with the takes of earlier visits. The result stops it. */
    start(): () => void {
      life = new AbortController()
      const { signal } = life
      const channel = new BroadcastChannel('lectern deleted takes')
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const take = typeof data === 'string' ? find(data) : undefined
        if (take) inBackground(discardTake(take))
      })
      tabs = channel
      const open = async () => {
        const found = await storedTakes(sessionUser().id)
        const stored = await Promise.all(
          found.takes.map(async (take) => ({ ...take, safe: true, refused: await refusalOf(take) })),
        )
        if (signal.aborted) return
        for (const take of found.deleted) inBackground(deleteSent(take))
        outgoing.addEarlier(stored)
        await work()
      }
      inBackground(open())
      return () => {
        life.abort()
        channel.close()
        tabs = undefined
        outgoing.dropStored()
      }
    },

    /** Adds a take. It stays in this browser until its author keeps it. */
    async add(take: LocalTake): Promise<void> {
      outgoing.add({ ...take, safe: false, storing: true })
      const safe = await storeTake(take)
      // The session may have ended in the meantime. A stored take is read again when its author logs in.
      if (safe && !isMine(take)) drop(take.id)
      else change(take.id, { safe, storing: undefined })
    },

    /** Sends a take. A take that was refused is sent again. */
    async keep(id: string, more: Partial<Pick<LocalTake, 'trim'>> = {}): Promise<void> {
      const take = find(id)
      if (!take) return
      if (take.refused !== undefined) {
        await forgetRefusal(take)
        if (!find(id)) return
      }
      change(id, { ...more, keep: true, refused: undefined, sending: undefined })
      const {
        sending: _sending,
        refused: _refused,
        safe,
        storing,
        ...local
      } = { ...take, ...more, keep: true }
      if (safe || storing) await storeTake(local)
      await work()
    },

    /** Deletes a take from this browser, and its pieces from the server. It is no longer sent. */
    async discard(id: string): Promise<void> {
      const take = find(id)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no origin
      tabs?.postMessage(id)
      if (take) await discardTake(take)
      else {
        end(id, 'deleted')
        await forgetTake({ user: sessionUser().id, id })
      }
      inBackground(work())
    },

    /** Calls `listener` with each take that the server has saved. `kept` is undefined if another tab has sent the take. */
    onKept(listener: KeptListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const takeOutbox = createTakeOutbox()
