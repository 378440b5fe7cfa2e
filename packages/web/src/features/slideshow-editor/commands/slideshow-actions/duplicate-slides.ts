import { Copy } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const duplicateSlides: SlideshowAction = {
  label: ({ operations }) => messages.duplicateSlides(operations.getState().selection.keys.length),
  icon: () => Copy,
  shortcuts: ['Mod+D'],
  run: ({ operations }) => operations.duplicate(),
}
