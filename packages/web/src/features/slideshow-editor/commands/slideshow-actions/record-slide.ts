import { Mic } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const recordSlide: SlideshowAction = {
  label: () => messages.recordSlide,
  icon: () => Mic,
  run: ({ record }) => record(),
}
