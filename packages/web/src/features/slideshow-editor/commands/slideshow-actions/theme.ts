import { Palette } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const theme: SlideshowAction = {
  label: () => messages.theme,
  icon: () => Palette,
  run: ({ openTheme }) => openTheme(),
}
