import { Trash2 } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const deleteSlides: SlideshowAction = {
  label: ({ acts }) => messages.deleteSlides(acts.getState().selection.keys.length),
  icon: () => Trash2,
  enabled: ({ store, acts }) => acts.getState().selection.keys.length < store.keys().length,
  run: ({ acts }) => acts.askToDelete(),
}
