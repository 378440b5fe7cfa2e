import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { placeOfLine } from '@lectern/domain/podcast/find-line.ts'
import { podcastTranslation } from '@lectern/domain/translation/podcast-translation.ts'
import { messages as pageChanges } from '../../../editing/page-changes/messages.ts'
import { messages } from '../../../editing/translation/messages.ts'
import type { TranslatedParts } from '../../../editing/translation/translated-parts.ts'

/** The translation of podcasts, with the names of their parts for the author. */
export const translatedLines: TranslatedParts<Podcast> = {
  translation: podcastTranslation,
  nameOf(podcast, id) {
    const place = placeOfLine(podcast, id)
    if (place) return pageChanges.line(place.line + 1, place.segment + 1)
    const at = podcast.segments.findIndex(({ key }) => id === `segment:${key}`)
    return at < 0 ? messages.frame : messages.segment(at + 1)
  },
}
