import type { Presentation, Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { writeBrowserStorage, readBrowserStorage } from '../../../audio/browser-storage.ts'
import { isRecord } from '../../../ui/is-record.ts'

const positionsKey = 'player_places'

/** More slideshows than a user has started and not finished. */
const maxPositions = 50

/** An earlier place on the first slide counts as the beginning, in milliseconds. */
const shortestResumedMs = 3000

/**
 * The place of the user in a slideshow. `slide` is the key of the slide. It is the `slide_id` in slideshows without keys
 * and in places that were kept before slides had keys. `time` is in milliseconds from the beginning of the slide.
 */
interface StoredPosition {
  readonly slideshow: string
  readonly slide: string
  readonly time: number
}

type Identity = Pick<Presentation, 'organization' | 'course_id' | 'page_id'>

/** The place of the user in a slideshow. Undefined if none is kept, or if it is the beginning. */
export function readPlaybackPosition(
  presentation: Identity,
  slides: readonly Slide[],
): { index: number; time: number } | undefined {
  const name = nameOf(presentation)
  const kept = readPlaybackPositions().find(({ slideshow }) => slideshow === name)
  const byKey = slides.findIndex((slide) => nameOfSlide(slide) === kept?.slide)
  const index = byKey >= 0 ? byKey : slides.findIndex(({ slide_id }) => slide_id === kept?.slide)
  if (!kept || index < 0 || (index === 0 && kept.time < shortestResumedMs)) return undefined
  return { index, time: kept.time }
}

/** Keeps a place in a slideshow, or removes the one that was kept. */
export function savePlaybackPosition(
  presentation: Identity,
  at: { slide: Pick<Slide, 'key' | 'slide_id'>; time: number } | undefined,
): void {
  const slideshow = nameOf(presentation)
  const others = readPlaybackPositions().filter((one) => one.slideshow !== slideshow)
  const kept: StoredPosition[] = at ? [{ slideshow, slide: nameOfSlide(at.slide), time: at.time }] : []
  writeBrowserStorage(positionsKey, [...kept, ...others].slice(0, maxPositions))
}

function nameOfSlide({ key, slide_id }: Pick<Slide, 'key' | 'slide_id'>): string {
  return key || slide_id
}

function nameOf({ organization, course_id, page_id }: Identity): string {
  return JSON.stringify([organization, course_id, page_id])
}

function readPlaybackPositions(): readonly StoredPosition[] {
  const kept = readBrowserStorage(positionsKey)
  return Array.isArray(kept) && kept.every(isStoredPosition) ? kept : []
}

function isStoredPosition(kept: unknown): kept is StoredPosition {
  if (!isRecord(kept)) return false
  return (
    typeof kept['slideshow'] === 'string' &&
    typeof kept['slide'] === 'string' &&
    typeof kept['time'] === 'number'
  )
}
