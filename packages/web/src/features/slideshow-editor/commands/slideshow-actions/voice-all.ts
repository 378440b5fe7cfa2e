import { keysInSubstitute, slidesThatSpeak, slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import { AudioLines, RefreshCw } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const voiceNeeded: SlideshowAction = {
  label: () => messages.generateMissingAudio,
  icon: () => AudioLines,
  enabled: ({ store, voicing }) => {
    const { present } = store.getState().history
    return !voicing.busy && slidesToVoice(present).length + keysInSubstitute(present).length > 0
  },
  run: ({ voicing }) => voicing.voiceNeeded(),
}

export const voiceAgain: SlideshowAction = {
  label: () => messages.regenerateAllAudio,
  icon: () => RefreshCw,
  enabled: ({ store, voicing }) =>
    !voicing.busy && slidesThatSpeak(store.getState().history.present).length > 0,
  run: ({ voicing }) => voicing.voiceAgain(),
}
