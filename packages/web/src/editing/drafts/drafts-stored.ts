import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { messages } from '../document/messages.ts'

/** True if this browser stored the newest draft of this tab. Its disk may be full. */
export const draftsStored = createStore<boolean>(() => true)

export function useDraftsStored(): boolean {
  return useStore(draftsStored)
}

/** A sentence that says where unsaved edits are. */
export function draftLocation(kept: boolean): string {
  return kept ? messages.kept : messages.notKept
}
