import { Trash2 } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const deleteSlides: SlideshowAction = {
  label: ({ operations }) => messages.deleteSlides(operations.getState().selection.keys.length),
  icon: () => Trash2,
  enabled: ({ store, operations }) => operations.getState().selection.keys.length < store.keys().length,
  run: ({ operations }) => operations.askToDelete(),
}
