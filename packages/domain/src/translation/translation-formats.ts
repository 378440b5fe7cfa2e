import type { Format } from '../courses/formats.ts'
import type { DocumentOf } from '../formats/document-of.ts'
import type { TranslationFormat } from './behind.ts'
import { podcastTranslation } from './podcast-translation.ts'
import { slideshowTranslation } from './slideshow-translation.ts'

/** How each format is translated. */
export const translationFormats: {
  readonly [Name in Format]: TranslationFormat<DocumentOf<Name>>
} = { slideshow: slideshowTranslation, podcast: podcastTranslation }
