import type { Format } from '@lectern/domain/courses/formats.ts'
import type { PodcastDraft } from './podcast-draft.ts'
import type { SlideshowDraft } from './slideshow-draft.ts'

interface Drafts {
  readonly slideshow: SlideshowDraft
  readonly podcast: PodcastDraft
}

/** The writers of a draft. */
export interface Authorship {
  /** The English names of the writers, joined (`joinedMakers`); undefined if the called writer wrote all of it. */
  readonly made_by?: string
}

/** A writer's draft of a page in a format. It does not compile while a format has no draft. */
export type DraftOf<Name extends Format> = Drafts[Name] & Authorship
