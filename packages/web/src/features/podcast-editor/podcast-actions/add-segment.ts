import { addSegment as withSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { Plus } from 'lucide-react'
import { messages } from '../document/messages.ts'
import type { PodcastAction } from '../podcast-action.ts'

/** Adds a segment at the end and shows it. */
export const addSegment: PodcastAction = {
  label: () => messages.addSegment,
  icon: () => Plus,
  run({ store }) {
    store.edit(withSegment)
    store.selectLast()
  },
}
