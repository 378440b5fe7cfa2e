import type * as Adapter from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type DragLibrary = typeof Adapter

const loaded = createStore<{ library: DragLibrary | undefined }>(() => ({ library: undefined }))

/** Fetches what dragging takes. Called when a pointer comes near something that can be dragged. */
export function prepareDragging(): void {
  if (loaded.getState().library) return
  // That it cannot be fetched takes nothing away: buttons and keys move things too.
  import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter').then(
    (library) => loaded.setState({ library }),
    () => undefined,
  )
}

/** What dragging takes, once it was fetched. */
export function useDragLibrary(): DragLibrary | undefined {
  return useStore(loaded, ({ library }) => library)
}
