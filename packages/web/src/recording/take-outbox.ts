import type { RecordedTake } from '@lectern/domain/api/recordings.ts'
import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../api/api-problem.ts'
import { inBackground } from '../ui/in-background.ts'
import { forgetTake, type LocalTake, storedTake, storedTakes, storeTake } from './kept-takes.ts'
import { type Sending, sendTake } from './send-take.ts'

/** A take that the server does not have yet, and how things stand with it. */
export interface OutgoingTake extends LocalTake {
  /** Set while it is sent. */
  readonly sending?: Sending | undefined
  /** Why the server does not take it, as a sentence. */
  readonly refused?: string | undefined
  /** Whether this browser keeps it through a reload. */
  readonly safe: boolean
}

type KeptListener = (take: LocalTake, kept: RecordedTake | undefined) => void

/**
 * The takes of this browser that the server does not have: they wait for their author to keep them, or are being sent,
 * one after the other, the oldest first, so that the newest is in use. They survive reloads and go on by themselves.
 */
function createTakeOutbox() {
  const state = createStore<{ takes: readonly OutgoingTake[] }>(() => ({ takes: [] }))
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
  const find = (id: string) => state.getState().takes.find((take) => take.id === id)

  /** Sends what is to be sent, until nothing is left. */
  async function work(): Promise<void> {
    if (working) return
    working = true
    try {
      for (;;) {
        const next = state.getState().takes.find(({ keep, refused }) => keep && refused === undefined)
        if (!next || life.signal.aborted) return
        await alone(next.id, () => send(next))
      }
    } finally {
      working = false
    }
  }

  async function send(take: OutgoingTake): Promise<void> {
    // Another tab may have sent it while this one waited for its turn.
    if (take.safe && !(await storedTake(take.id))) return arrived(take, undefined)
    const control = new AbortController()
    given.set(take.id, control)
    const signal = AbortSignal.any([control.signal, life.signal])
    try {
      const kept = await sendTake(take, { signal, onProgress: (sending) => change(take.id, { sending }) })
      await forgetTake(take.id)
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
    drop(take.id)
    for (const listener of listeners) listener(take, kept)
  }

  return {
    ...state,

    /** Goes on with what an earlier visit left, until the result is called. */
    start(): () => void {
      life = new AbortController()
      const { signal } = life
      const open = async () => {
        const found = await storedTakes()
        if (signal.aborted) return
        const known = new Set(state.getState().takes.map(({ id }) => id))
        const added = found.filter(({ id }) => !known.has(id)).map((take) => ({ ...take, safe: true }))
        state.setState(({ takes }) => ({ takes: [...added, ...takes] }))
        await work()
      }
      inBackground(open())
      return () => {
        life.abort()
        state.setState({ takes: [] })
      }
    },

    /** Takes a take in, which stays in this browser until its author keeps it. */
    async add(take: LocalTake): Promise<void> {
      const safe = await storeTake(take)
      state.setState(({ takes }) => ({ takes: [...takes, { ...take, safe }] }))
    },

    /** Sends a take; also tries again what was refused. */
    async keep(id: string, more: Partial<Pick<LocalTake, 'trim'>> = {}): Promise<void> {
      const take = find(id)
      if (!take) return
      change(id, { ...more, keep: true, refused: undefined, sending: { share: 0, waiting: false } })
      const { sending: _sending, refused: _refused, safe, ...local } = { ...take, ...more, keep: true }
      if (safe) await storeTake(local)
      await work()
    },

    /** Deletes a take that the server does not have. */
    async discard(id: string): Promise<void> {
      given.get(id)?.abort()
      drop(id)
      await forgetTake(id)
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

/** One tab at a time sends a take. Browsers offer locks on https and localhost only; sent twice it is one take. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  if (locks) await locks.request(`lectern take ${id}`, work)
  else await work()
}
