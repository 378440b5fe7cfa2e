import type { Format } from '../courses/formats.ts'
import type { Podcast } from '../podcast/podcast.ts'
import type { Slideshow } from '../slideshow/slideshow.ts'

interface DocumentsByName {
  readonly slideshow: Slideshow
  readonly podcast: Podcast
}

/** The document of a format. It does not compile while a format has none. */
export type DocumentOf<Name extends Format> = DocumentsByName[Name]
