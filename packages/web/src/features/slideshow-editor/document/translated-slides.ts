import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideshowTranslation } from '@lectern/domain/translation/slideshow-translation.ts'
import { messages as pageChanges } from '../../../editing/page-changes/messages.ts'
import { messages } from '../../../editing/translation/messages.ts'
import type { TranslatedParts } from '../../../editing/translation/translated-parts.ts'

/** The translation of slideshows, with the names of their parts for the author. */
export const translatedSlides: TranslatedParts<Slideshow> = {
  translation: slideshowTranslation,
  nameOf({ slides }, id) {
    const at = slides.findIndex(({ key }) => key === id)
    return at < 0 ? messages.frame : pageChanges.slide(at + 1)
  },
}
