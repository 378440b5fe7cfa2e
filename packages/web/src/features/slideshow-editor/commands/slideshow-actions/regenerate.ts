import { AudioLines } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const regenerate: SlideshowAction = {
  label: () => messages.generateNewContent,
  icon: () => AudioLines,
  enabled: ({ isTranslation }) => !isTranslation,
  run: ({ askToRegenerate }) => askToRegenerate(),
}
