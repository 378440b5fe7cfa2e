import { Copy } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const duplicateSlides: SlideshowAction = {
  label: ({ acts }) => messages.duplicateSlides(acts.getState().selection.keys.length),
  icon: () => Copy,
  shortcuts: ['Mod+D'],
  run: ({ acts }) => acts.duplicate(),
}
