import type { Format } from '../courses/formats.ts'
import type { Podcast } from '../podcast/podcast.ts'
import type { Slideshow } from '../slideshow/slideshow.ts'
import type { TranslationFormat } from './behind.ts'
import { podcastTranslation } from './podcast-translation.ts'
import { slideshowTranslation } from './slideshow-translation.ts'

interface DocumentsByFormat {
  readonly slideshow: Slideshow
  readonly podcast: Podcast
}

/** How each format is translated. */
export const translationFormats: {
  readonly [Name in Format]: TranslationFormat<DocumentsByFormat[Name]>
} = { slideshow: slideshowTranslation, podcast: podcastTranslation }
