import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Pace } from './writing/part-prompt.ts'

/** The number of slides and segments to request. */
export const paces: Record<Format, Pace> = {
  slideshow: { wordsOfPage: 80, minutes: 0.45 },
  podcast: { wordsOfPage: 250, minutes: 1.5 },
}
