import { Share2 } from 'lucide-react'
import { messages } from '../../../sharing/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

/** Opens the panel in which the author gives learners a link. */
export const share: PodcastAction = {
  label: () => messages.share,
  icon: () => Share2,
  run: (podcast) => podcast.openSharing(),
}
