import { type RecordedTake, recordingsApi } from '@lectern/domain/api/recordings.ts'
import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { sessionUser } from '../api/session.ts'
import { inBackground } from '../ui/in-background.ts'
import { forgetTake, isTakeStored, type LocalTake, storedTakes, storeTake } from './kept-takes.ts'
import { type Sending, sendTake } from './send-take.ts'

/** A take that the server does not have yet, and how things stand with it. */
export interface OutgoingTake extends LocalTake {
  /** Set while it is sent. */
  readonly sending?: Sending | undefined
  /** Why the server does not take it, as a sentence. */
  readonly refused?: string | undefined
  /** Whether this browser keeps it through a reload. */
  readonly safe: boolean
  /** Set until the browser has said whether it keeps it. */
  readonly storing?: boolean | undefined
}

/** How it ended with a take: the server has it, or its author deleted it. */
export type TakeEnd = 'kept' | 'deleted'

interface OutboxState {
  readonly takes: readonly OutgoingTake[]
  /** How it ended, by the ids of takes that were here. */
  readonly ends: Readonly<Record<string, TakeEnd>>
}

type KeptListener = (take: LocalTake, kept: RecordedTake | undefined) => void

/**
 * The takes of this browser that the server does not have: they wait for their author to keep them, or are being sent,
 * one after the other, the oldest first, so that the newest is in use. They survive reloads and go on by themselves. A
 * take that the browser cannot store stays in memory, also while its author is logged out: it is shown to, and sent for,
 * its author only. The browser asks before it closes a page that has one.
 */
export function createTakeOutbox() {
  const state = createStore<OutboxState>(() => ({ takes: [], ends: {} }))
  const listeners = new Set<KeptListener>()
  const given = new Map<string, AbortController>()
  let working = false
  let life = new AbortController()

  const change = (id: string, more: Partial<OutgoingTake>) =>
    state.setState(({ takes }) => ({
      takes: takes.map((take) => (take.id === id ? { ...take, ...more } : take)),
    }))
  const drop = (id: string) =>
    state.setState(({ takes }) => ({ takes: takes.filter((take) => take.id !== id) }))
  const end = (id: string, how: TakeEnd) => {
    state.setState(({ ends }) => ({ ends: { ...ends, [id]: how } }))
    drop(id)
  }
  const isMine = ({ user }: LocalTake) => user === sessionUser().id
  const find = (id: string) => state.getState().takes.find((take) => take.id === id && isMine(take))

  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  state.subscribe(({ takes }) => {
    if (takes.every(({ safe }) => safe)) window.removeEventListener('beforeunload', ask)
    else window.addEventListener('beforeunload', ask)
  })

  /** Sends what is to be sent, until nothing is left. */
  async function work(): Promise<void> {
    if (working) return
    working = true
    try {
      for (;;) {
        const next = state
          .getState()
          .takes.find((take) => take.keep && take.refused === undefined && isMine(take))
        if (!next || life.signal.aborted) return
        await alone(next.id, () => send(next))
      }
    } finally {
      working = false
    }
  }

  async function send(take: OutgoingTake): Promise<void> {
    const control = new AbortController()
    given.set(take.id, control)
    const signal = AbortSignal.any([control.signal, life.signal])
    try {
      if (await hasAnotherTabSent(take, signal)) return arrived(take, undefined)
      const kept = await sendTake(take, { signal, onProgress: (sending) => change(take.id, { sending }) })
      await forgetTake(take)
      arrived(take, kept)
    } catch (problem) {
      if (signal.aborted) return
      const refused = sentenceOf(problem, 'This take could not be kept. Please try again.')
      change(take.id, { refused, sending: undefined })
    } finally {
      given.delete(take.id)
    }
  }

  function arrived(take: LocalTake, kept: RecordedTake | undefined): void {
    end(take.id, 'kept')
    for (const listener of listeners) listener(take, kept)
  }

  return {
    ...state,

    /** Goes on with what an earlier visit left, until the result is called. */
    start(): () => void {
      life = new AbortController()
      const { signal } = life
      const open = async () => {
        const found = await storedTakes(sessionUser().id)
        if (signal.aborted) return
        const known = new Set(state.getState().takes.map(({ id }) => id))
        const added = found.filter(({ id }) => !known.has(id)).map((take) => ({ ...take, safe: true }))
        state.setState(({ takes }) => ({ takes: [...added, ...takes] }))
        await work()
      }
      inBackground(open())
      return () => {
        life.abort()
        state.setState(({ takes }) => ({
          takes: takes
            .filter(({ safe }) => !safe)
            .map((take) => ({ ...take, sending: undefined, refused: undefined })),
        }))
      }
    },

    /** Takes a take in, which stays in this browser until its author keeps it. */
    async add(take: LocalTake): Promise<void> {
      state.setState(({ takes }) => ({ takes: [...takes, { ...take, safe: false, storing: true }] }))
      const safe = await storeTake(take)
      // The session may have ended since: a stored take is read again when its author is back.
      if (safe && !isMine(take)) drop(take.id)
      else change(take.id, { safe, storing: undefined })
    },

    /** Sends a take; also tries again what was refused. */
    async keep(id: string, more: Partial<Pick<LocalTake, 'trim'>> = {}): Promise<void> {
      const take = find(id)
      if (!take) return
      change(id, { ...more, keep: true, refused: undefined, sending: { share: 0, waiting: false } })
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

    /** Deletes a take from this browser. It is not sent any more. */
    async discard(id: string): Promise<void> {
      given.get(id)?.abort()
      end(id, 'deleted')
      await forgetTake({ user: sessionUser().id, id })
      inBackground(work())
    },

    /** Calls `listener` with each take that the server has kept; without its answer where another tab has sent it. */
    onKept(listener: KeptListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const takeOutbox = createTakeOutbox()

/**
 * Whether another tab has sent the take while this one waited for its turn. Browsers also fail to read, or clear what they
 * store, so the server has the last word. In doubt the take is sent: sent twice it is one take.
 */
async function hasAnotherTabSent(local: OutgoingTake, signal: AbortSignal): Promise<boolean> {
  if (!local.safe || (await isTakeStored(local)) !== false) return false
  const { courseId, pageId } = local
  const listed = await call(recordingsApi.takes, { params: { courseId, pageId }, signal }).catch(
    () => undefined,
  )
  return listed?.takes.some(({ take }) => take === local.id) ?? false
}

/** One tab at a time sends a take. Browsers offer locks on https and localhost only; sent twice it is one take. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  if (locks) await locks.request(`lectern take ${id}`, work)
  else await work()
}
