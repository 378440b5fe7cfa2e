import { segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { AuthorPlace } from '../../../editing/presence/use-presence.ts'
import type { DialogueOperations } from '../document/dialogue-operations.ts'

/** The line that had the focus last, if it is in the segment that is shown; otherwise that segment. */
export function placeInPodcast(store: DocumentStore<Podcast>, operations: DialogueOperations): AuthorPlace {
  return {
    part() {
      const { history, selected } = store.getState()
      const { focused } = operations.getState()
      const isShown = focused !== undefined && segmentOfLine(history.present, focused)?.key === selected
      return isShown ? focused : selected
    },
    subscribe(moved) {
      const stops = [store.subscribe(moved), operations.subscribe(moved)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
