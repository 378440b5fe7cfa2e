import { Plus } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const addSlide: SlideshowAction = {
  label: () => messages.addSlide,
  icon: () => Plus,
  run: ({ pickType }) => pickType('add'),
}
