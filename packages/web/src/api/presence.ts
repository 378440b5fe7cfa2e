import type { PresenceEvent } from '@lectern/domain/api/presence.ts'

type Listener = (event: PresenceEvent) => void
const listeners = new Set<Listener>()

/** Gives news of the event stream to the editors of this tab. */
export function takePresence(event: PresenceEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls the listener for all news of who has which document open. Returns a function that stops it. */
export function onPresence(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
