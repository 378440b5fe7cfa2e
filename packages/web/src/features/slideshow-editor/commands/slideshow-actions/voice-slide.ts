import { RefreshCw } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const voiceSlide: SlideshowAction = {
  label: () => messages.generateAudioOfSlide,
  icon: () => RefreshCw,
  run: ({ voicing }) => voicing.voiceSlide(),
}
