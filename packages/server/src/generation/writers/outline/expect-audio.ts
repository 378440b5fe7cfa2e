import type { Format } from '@lectern/domain/courses/formats.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Expectation, ExpectedWork } from '../../writer.ts'

/** Spoken words by words of the page. */
interface Fit {
  readonly frame: number
  readonly share: number
  /** Words of the page from which on only the share `further` is added. */
  readonly dense: number
  readonly further: number
  /** The most spoken words for a word of the page: the writer never repeats itself. */
  readonly most: number
  /** The least share of the usual length that an author can ask for. */
  readonly least: number
}

/**
 * Slideshows are fitted to the writer's output for the 23 pages of the sandbox's courses (168 to 905 words, 290 on average,
 * 6671 together): 6844 spoken words, and to pages of 2000 to 5400 words. The mean error for a single page is 15 %. Podcasts
 * are fitted to 48 pages of 80 to 4700 words of ten courses. The mean error for a single page is a third, as some of them
 * are mostly formulas or code. Errors go both ways, so the sum is right within 3 %.
 */
const fits: Record<Format, Fit> = {
  slideshow: { frame: 125, share: 0.58, dense: 1600, further: 0.2, most: 1.55, least: 0 },
  podcast: { frame: 170, share: 0.46, dense: 2400, further: 0, most: 1.28, least: 0.75 },
}

/** The expected length of a page's audio. */
export function expectAudio({ format, words, options }: ExpectedWork): Expectation {
  const { frame, share, dense, further, most, least } = fits[format]
  const longest = Math.max(words * most, 30)
  const fromText = share * Math.min(words, dense) + further * Math.max(0, words - dense)
  const unasked = Math.min(frame + fromText, longest)
  const wished = options.minutes && options.minutes * wordsPerMinute
  const spoken = wished ? Math.min(Math.max(wished, unasked * least), longest) : unasked
  return { minutes: spoken / wordsPerMinute }
}
