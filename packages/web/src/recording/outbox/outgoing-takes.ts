import { createStore } from 'zustand/vanilla'
import { sessionUser } from '../../api/session.ts'
import type { LocalTake } from './stored-takes.ts'
import type { Sending } from './send-take.ts'

/** A take that the server does not have yet, with its state. */
export interface OutgoingTake extends LocalTake {
  /** Set while the take is sent. */
  readonly sending?: Sending | undefined
  /** Why the server refused the take, as a sentence. */
  readonly refused?: string | undefined
  /** True if this browser has stored the take, so that it survives a reload. */
  readonly safe: boolean
  /** True until the browser has stored the take or failed to store it. */
  readonly storing?: boolean | undefined
}

/** How a take left the outbox: the server saved it, or its author deleted it. */
export type TakeEnd = 'kept' | 'deleted'

interface OutboxState {
  readonly takes: readonly OutgoingTake[]
  /** How takes left the outbox, by their ids. */
  readonly ends: Readonly<Record<string, TakeEnd>>
}

/** Whether the take belongs to the user who is logged in. */
export const isOfSessionUser = ({ user }: LocalTake) => user === sessionUser().id

/** The takes in the outbox. The browser asks before it closes a page with a take that it could not store. */
export function createOutgoingTakes() {
  const state = createStore<OutboxState>(() => ({ takes: [], ends: {} }))

  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  state.subscribe(({ takes }) => {
    if (takes.every(({ safe }) => safe)) window.removeEventListener('beforeunload', ask)
    else window.addEventListener('beforeunload', ask)
  })

  const drop = (id: string) =>
    state.setState(({ takes }) => ({ takes: takes.filter((take) => take.id !== id) }))
  return {
    state,
    /** Adds takes of an earlier visit before the others, each once. */
    addEarlier(stored: readonly OutgoingTake[]): void {
      const known = new Set(state.getState().takes.map(({ id }) => id))
      const added = stored.filter(({ id }) => !known.has(id))
      state.setState(({ takes }) => ({ takes: [...added, ...takes] }))
    },
    add: (take: OutgoingTake) => state.setState(({ takes }) => ({ takes: [...takes, take] })),
    change: (id: string, more: Partial<OutgoingTake>) =>
      state.setState(({ takes }) => ({
        takes: takes.map((take) => (take.id === id ? { ...take, ...more } : take)),
      })),
    drop,
    /** Removes a take and notes how it left the outbox. */
    end: (id: string, how: TakeEnd): void => {
      state.setState(({ ends }) => ({ ends: { ...ends, [id]: how } }))
      drop(id)
    },
    /** Removes the takes that the browser has stored. The others stay in memory. */
    dropStored: () =>
      state.setState(({ takes }) => ({
        takes: takes
          .filter(({ safe }) => !safe)
          .map((take) => ({ ...take, sending: undefined, refused: undefined })),
      })),
    /** A take of the user who is logged in. */
    find: (id: string) => state.getState().takes.find((take) => take.id === id && isOfSessionUser(take)),
    /** The oldest take of this user that waits to be sent. */
    nextToSend: () =>
      state.getState().takes.find((take) => take.keep && take.refused === undefined && isOfSessionUser(take)),
  }
}
