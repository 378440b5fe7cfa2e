import { Maximize } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const fullscreen: SlideshowAction = {
  label: () => messages.fullscreen,
  icon: () => Maximize,
  shortcuts: ['Mod+Enter'],
  run: ({ showFullscreen }) => showFullscreen(),
}
