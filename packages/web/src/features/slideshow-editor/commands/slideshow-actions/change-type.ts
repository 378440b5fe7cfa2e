import { LayoutTemplate } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const changeType: SlideshowAction = {
  label: () => messages.changeType,
  icon: () => LayoutTemplate,
  run: ({ pickType }) => pickType('change'),
}
