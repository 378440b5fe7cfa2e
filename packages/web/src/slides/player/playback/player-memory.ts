import type { Presentation, Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { keepNote, readNote } from '../../../audio/browser-notes.ts'
import { isRecord } from '../../../ui/is-record.ts'

const placesKey = 'player_places'

/** More than anybody is in the middle of. */
const placesKept = 50

/** A place is worth coming back to from here on, in milliseconds. */
const worthwhile = 3000

/**
 * Where somebody was in a slideshow. `slide` is the key of the slide, or its `slide_id` in slideshows without keys and in
 * places that were kept before there were keys. `time` in milliseconds into the slide.
 */
interface Place {
  readonly slideshow: string
  readonly slide: string
  readonly time: number
}

type Identity = Pick<Presentation, 'organization' | 'course_id' | 'page_id'>

/** Where somebody was in a slideshow, if there is more than its beginning to go back to. */
export function readPlace(
  presentation: Identity,
  slides: readonly Slide[],
): { index: number; time: number } | undefined {
  const name = nameOf(presentation)
  const kept = readPlaces().find(({ slideshow }) => slideshow === name)
  const byKey = slides.findIndex((slide) => nameOfSlide(slide) === kept?.slide)
  const index = byKey >= 0 ? byKey : slides.findIndex(({ slide_id }) => slide_id === kept?.slide)
  if (!kept || index < 0 || (index === 0 && kept.time < worthwhile)) return undefined
  return { index, time: kept.time }
}

/** Remembers a place in a slideshow, or forgets the one there was. */
export function keepPlace(
  presentation: Identity,
  at: { slide: Pick<Slide, 'key' | 'slide_id'>; time: number } | undefined,
): void {
  const slideshow = nameOf(presentation)
  const others = readPlaces().filter((one) => one.slideshow !== slideshow)
  const kept: Place[] = at ? [{ slideshow, slide: nameOfSlide(at.slide), time: at.time }] : []
  keepNote(placesKey, [...kept, ...others].slice(0, placesKept))
}

function nameOfSlide({ key, slide_id }: Pick<Slide, 'key' | 'slide_id'>): string {
  return key || slide_id
}

function nameOf({ organization, course_id, page_id }: Identity): string {
  return JSON.stringify([organization, course_id, page_id])
}

function readPlaces(): readonly Place[] {
  const kept = readNote(placesKey)
  return Array.isArray(kept) && kept.every(isPlace) ? kept : []
}

function isPlace(kept: unknown): kept is Place {
  if (!isRecord(kept)) return false
  return (
    typeof kept['slideshow'] === 'string' &&
    typeof kept['slide'] === 'string' &&
    typeof kept['time'] === 'number'
  )
}
