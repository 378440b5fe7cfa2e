import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { CornerDownRight } from 'lucide-react'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import type { DocumentStore } from '../../editing/document/document-store.ts'
import { messages } from './document/messages.ts'

/** An action for each segment that shows it. */
export function goToSegmentActions(store: DocumentStore<Podcast>): readonly EditorAction[] {
  return store.getState().history.present.segments.map(({ key, segment_title }, index) => ({
    name: `segment-${index + 1}`,
    label: messages.goToSegment(index + 1, segment_title),
    icon: CornerDownRight,
    enabled: true,
    run: () => store.select(key),
  }))
}
