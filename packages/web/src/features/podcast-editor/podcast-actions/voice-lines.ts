import { AudioLines, RefreshCw } from 'lucide-react'
import { messages } from '../document/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

export const voiceNeeded: PodcastAction = {
  label: () => messages.generateAudio,
  icon: () => AudioLines,
  enabled: ({ voicing }) => !voicing.generating,
  run: ({ voicing }) => voicing.voiceNeeded(),
}

export const voiceAll: PodcastAction = {
  label: () => messages.regenerateAllAudio,
  icon: () => RefreshCw,
  enabled: ({ voicing }) => !voicing.generating,
  run: ({ voicing }) => voicing.voiceAll(),
}
