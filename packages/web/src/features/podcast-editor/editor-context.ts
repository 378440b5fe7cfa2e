import type { Podcast, Segment } from '@lectern/domain/podcast/podcast.ts'
import { createContext, useContext } from 'react'
import { useOpenDocument } from '../../editing/document-store.ts'
import type { DocumentStore } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import type { Rewriting } from '../../editing/rewriting/rewriting.ts'
import type { DialogueActs } from './dialogue/dialogue-acts.ts'
import type { DialogueSearch } from './dialogue/dialogue-search.ts'
import type { LinePlayer } from './playback/line-player.ts'

interface PodcastEditor {
  readonly store: DocumentStore<Podcast>
  readonly player: LinePlayer
  readonly page: PageAddress
  readonly rewriting: Rewriting
  readonly acts: DialogueActs
  readonly search: DialogueSearch
  /** Opens the recorder for a line. */
  readonly record: (line: string) => void
}

/** The open podcast and what plays it, for everything inside its editor. */
export const PodcastContext = createContext<PodcastEditor | undefined>(undefined)

export function usePodcastEditor(): PodcastEditor {
  const editor = useContext(PodcastContext)
  if (!editor) throw new Error('Parts of the podcast editor need a PodcastContext around them.')
  return editor
}

export function usePodcast(): Podcast {
  return useOpenDocument(usePodcastEditor().store, ({ history }) => history.present)
}

/** Key of the selected segment: edits go by this. */
export function useSelectedKey(): string {
  return useOpenDocument(usePodcastEditor().store, ({ selected }) => selected)
}

/** The selected segment; undefined in a podcast without segments, which cannot be saved. */
export function useSelectedSegment(): Segment | undefined {
  return useOpenDocument(usePodcastEditor().store, ({ history, place }) => history.present.segments[place])
}
