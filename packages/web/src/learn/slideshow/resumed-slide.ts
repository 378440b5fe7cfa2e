import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { readPlaybackPosition } from '../../slides/player/playback/playback-position.ts'
import { codeOf } from '../../slides/stage/slide-code.ts'

/**
 * Loads all code of the slide that the player shows first: the one where the learner was, or the first. Rejects if that fails.
 * The drawn slide then stays.
 */
export async function fetchResumedSlide(
  { presentation, slides }: Slideshow,
  codeFor: typeof codeOf = codeOf,
): Promise<void> {
  const slide = slides[readPlaybackPosition(presentation, slides)?.index ?? 0]
  if (slide) await Promise.all(codeFor(slide).map((code) => code.fetch()))
}
