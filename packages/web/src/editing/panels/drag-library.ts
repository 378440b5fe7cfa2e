import type * as Adapter from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type DragLibrary = typeof Adapter

const loaded = createStore<{ library: DragLibrary | undefined }>(() => ({ library: undefined }))

/** Loads the library for dragging. Call it when the pointer comes near something that can be dragged. */
export function prepareDragging(): void {
  if (loaded.getState().library) return
  // A failure is ignored, because buttons and keys move rows too.
  import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter').then(
    (library) => loaded.setState({ library }),
    () => undefined,
  )
}

/** The library for dragging. Undefined until it is loaded. */
export function useDragLibrary(): DragLibrary | undefined {
  return useStore(loaded, ({ library }) => library)
}
