import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import type { LocalTake } from './stored-takes.ts'
import { createOutgoingTakes } from './outgoing-takes.ts'

/** Called with a take that the server has saved. `kept` is undefined if another tab has sent the take. */
export type KeptListener = (take: LocalTake, kept: RecordedTake | undefined) => void

/** State shared by the functions of the outbox. */
export interface OutboxSession {
  readonly outgoing: ReturnType<typeof createOutgoingTakes>
  readonly listeners: Set<KeptListener>
  /** Cancel the takes that are sent, by their ids. */
  readonly controllers: Map<string, AbortController>
  /** True while takes are sent. */
  working: boolean
  /** Aborted when the user logs out. */
  life: AbortController
  /** The tabs of this browser tell each other which takes are deleted. Each tab has its own list. */
  tabs: BroadcastChannel | undefined
}

export function createOutboxSession(): OutboxSession {
  return {
    outgoing: createOutgoingTakes(),
    listeners: new Set(),
    controllers: new Map(),
    working: false,
    life: new AbortController(),
    tabs: undefined,
  }
}
