import type { Format } from '@lectern/domain/courses/formats.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Expectation, ExpectedWork } from '../../writer.ts'

/**
 * Spoken words by words of the page, fitted to the writer's output for the 23 pages of the sandbox's courses (168 to
 * 905 words, 290 on average, 6671 together): 5929 spoken words in slideshows and 7142 in podcasts. The mean error for a
 * single page is 12 % in slideshows and 8 % in podcasts. Errors go both ways, so the sum is right within 3 %. For a
 * requested length, the writer makes at least about three quarters of it. Its maximum (for 60 minutes) is 1.38 spoken
 * words per page word in slideshows and 1.28 in podcasts, because it never repeats itself.
 */
const fits: Record<Format, { readonly frame: number; readonly share: number; readonly most: number }> = {
  slideshow: { frame: 130, share: 0.41, most: 1.38 },
  podcast: { frame: 180, share: 0.46, most: 1.28 },
}
const minShare = 0.75
/** A slideshow has at most 18 slides of about 90 words of the page each, unless the author requests more minutes. */
const longestUnasked = 1620

/** The expected length of a page's audio. */
export function expectAudio({ format, words, options }: ExpectedWork): Expectation {
  const { frame, share, most } = fits[format]
  const longest = Math.max(words * most, 30)
  const unasked = Math.min(frame + share * Math.min(words, longestUnasked), longest)
  const wished = options.minutes && options.minutes * wordsPerMinute
  const spoken = wished ? Math.min(Math.max(wished, unasked * minShare), longest) : unasked
  return { minutes: spoken / wordsPerMinute }
}
