import { Share2 } from 'lucide-react'
import { messages } from '../../../../sharing/messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

/** Opens the panel in which the author gives learners a link. */
export const share: SlideshowAction = {
  label: () => messages.share,
  icon: () => Share2,
  run: ({ openSharing }) => openSharing(),
}
