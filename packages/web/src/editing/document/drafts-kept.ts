import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { messages } from './messages.ts'

/** Whether this browser stored the newest draft of this tab. Its disk may be full. */
export const draftsKept = createStore<boolean>(() => true)

export function useDraftsKept(): boolean {
  return useStore(draftsKept)
}

/** Says where unsaved edits are. */
export function whereKept(kept: boolean): string {
  return kept ? messages.kept : messages.notKept
}
