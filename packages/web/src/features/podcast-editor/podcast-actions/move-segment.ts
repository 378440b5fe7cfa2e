import { ArrowDown, ArrowUp } from 'lucide-react'
import { messages } from '../document/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

export const moveUp: PodcastAction = {
  label: () => messages.moveSegmentUp,
  icon: () => ArrowUp,
  enabled: ({ store }) => store.getState().place > 0,
  run: ({ store, operations }) => operations.moveSegment(store.getState().selected, -1),
}

export const moveDown: PodcastAction = {
  label: () => messages.moveSegmentDown,
  icon: () => ArrowDown,
  enabled: ({ store }) => store.getState().place < store.keys().length - 1,
  run: ({ store, operations }) => operations.moveSegment(store.getState().selected, 1),
}
