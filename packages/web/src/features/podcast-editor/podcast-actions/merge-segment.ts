import { FoldVertical } from 'lucide-react'
import { messages } from '../document/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

/** Merges the selected segment with the next one. */
export const mergeSegment: PodcastAction = {
  label: () => messages.mergeSegment,
  icon: () => FoldVertical,
  enabled: ({ store }) => store.getState().place < store.keys().length - 1,
  run: ({ store, operations }) => operations.mergeWithNext(store.getState().selected),
}
