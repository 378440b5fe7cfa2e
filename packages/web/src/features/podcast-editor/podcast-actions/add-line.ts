import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { MessageSquarePlus } from 'lucide-react'
import { messages } from '../document/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

/** Adds a line of a host at the end of the selected segment. */
export const addLine = (host: Host): PodcastAction => ({
  label: () => messages.addHost(host),
  icon: () => MessageSquarePlus,
  run: ({ operations }) => operations.addAtEnd(host),
})
