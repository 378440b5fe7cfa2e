import type { PresenceEvent } from '@lectern/domain/api/documents/presence.ts'

type Listener = (event: PresenceEvent) => void
const listeners = new Set<Listener>()

/** Passes an event of the stream to the editors of this tab. */
export function publishPresence(event: PresenceEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls the listener for each change of the users who have a document open. Returns a function that stops it. */
export function onPresence(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
