import { Replace } from 'lucide-react'
import { messages } from '../document/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

export const find: PodcastAction = {
  label: () => messages.findAndReplace,
  icon: () => Replace,
  shortcuts: ['Mod+F'],
  run: (podcast) => podcast.find(),
}
