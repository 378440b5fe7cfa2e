import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { ActionDeclaration } from '../../editing/commands/editor-action.ts'
import type { DocumentStore } from '../../editing/document/document-store.ts'
import type { DialogueOperations } from './document/dialogue-operations.ts'

/** State and functions of an open podcast that its actions can read and call. */
export interface OpenPodcast {
  readonly store: DocumentStore<Podcast>
  readonly operations: DialogueOperations
  /** Opens the panel for sharing. */
  readonly openSharing: () => void
  /** Opens the search in the dialogue. */
  readonly find: () => void
  readonly voicing: {
    readonly generating: boolean
    /** Voices the lines that need audio. Asks first if some of them are recordings. */
    readonly voiceNeeded: () => void
    /** Voices all lines again. Asks first. */
    readonly voiceAll: () => void
  }
}

/** An action of the podcast editor. */
export type PodcastAction = ActionDeclaration<OpenPodcast>
