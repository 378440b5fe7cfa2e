import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Whether this browser stored the newest draft of this tab. Its disk may be full. */
export const draftsKept = createStore<boolean>(() => true)

export function useDraftsKept(): boolean {
  return useStore(draftsKept)
}

const notKept = 'This browser cannot store your changes, so leave this page open until they are saved.'

/** Says where unsaved edits are. */
export function whereKept(kept: boolean): string {
  return kept ? 'Your changes are kept in this browser.' : notKept
}
