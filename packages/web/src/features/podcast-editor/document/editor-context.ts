import type { Host, Podcast, Segment } from '@lectern/domain/podcast/podcast.ts'
import { createContext, useContext } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import type { Rewriting } from '../../../editing/rewriting/rewriting.ts'
import type { DialogueOperations } from './dialogue-operations.ts'
import type { DialogueSearch } from './dialogue-search.ts'
import type { LinePlayer } from '../playback/line-player.ts'

interface PodcastEditor {
  readonly store: DocumentStore<Podcast>
  readonly player: LinePlayer
  readonly page: PageAddress
  readonly rewriting: Rewriting
  readonly operations: DialogueOperations
  readonly search: DialogueSearch
  /** Opens the recorder for a line. */
  readonly record: (line: string) => void
  /** Shows the takes of a line. */
  readonly sayAgain: (line: string) => void
}

/** The open podcast and its player, for all parts of the editor. */
export const PodcastContext = createContext<PodcastEditor | undefined>(undefined)

/** The chosen voices of the hosts. They are not part of the podcast. */
export const HostVoicesContext = createContext<Readonly<Record<Host, string | undefined>>>({
  ALEX: undefined,
  JAMIE: undefined,
})

export function usePodcastEditor(): PodcastEditor {
  const editor = useContext(PodcastContext)
  if (!editor) throw new Error('Parts of the podcast editor need a PodcastContext around them.')
  return editor
}

export function usePodcast(): Podcast {
  return useOpenDocument(usePodcastEditor().store, ({ history }) => history.present)
}

/** A part of the podcast. The component renders again only when this part changes. */
export function usePodcastPart<Part>(part: (podcast: Podcast) => Part): Part {
  return useOpenDocument(usePodcastEditor().store, ({ history }) => part(history.present))
}

/** Several parts of the podcast: an object or a list whose items are compared one by one. */
export function usePodcastParts<Parts>(parts: (podcast: Podcast) => Parts): Parts {
  return useOpenDocument(
    usePodcastEditor().store,
    useShallow(({ history }) => parts(history.present)),
  )
}

/** Key of the selected segment, which edits use. */
export function useSelectedKey(): string {
  return useOpenDocument(usePodcastEditor().store, ({ selected }) => selected)
}

/** A part of the selected segment. Undefined in a podcast without segments, which cannot be saved. */
export function useSelectedSegmentPart<Part>(part: (segment: Segment) => Part): Part | undefined {
  return useOpenDocument(usePodcastEditor().store, ({ history, place }) => {
    const segment = history.present.segments[place]
    return segment && part(segment)
  })
}
