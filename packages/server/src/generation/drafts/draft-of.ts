import type { Format } from '@lectern/domain/courses/formats.ts'
import type { PodcastDraft } from './podcast-draft.ts'
import type { SlideshowDraft } from './slideshow-draft.ts'

interface Drafts {
  readonly slideshow: SlideshowDraft
  readonly podcast: PodcastDraft
}

/** What a writer makes of a page in a format. It does not compile while a format has no draft. */
export type DraftOf<Name extends Format> = Drafts[Name]
