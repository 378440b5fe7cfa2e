import type { Format } from '@lectern/domain/courses/format.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Expectation, ExpectedWork } from '../../writer.ts'

/**
 * Spoken words by words of the page, fitted to what the writer makes of the 23 pages of the sandbox's courses (168 to
 * 905 words, 290 on average, 6671 together): 5929 spoken words in slideshows and 7142 in podcasts. By these figures the
 * length of a single page is missed by 12 % on average in slideshows and by 8 % in podcasts, and since it is missed both
 * ways the sum is right within 3 %. Wished for another length, it makes at least about three quarters of that, and at
 * most (asked for 60 minutes) 1.38 spoken words of a page's word in slideshows and 1.28 in podcasts, since it says
 * nothing twice.
 */
const fits: Record<Format, { readonly frame: number; readonly share: number; readonly most: number }> = {
  slideshow: { frame: 130, share: 0.41, most: 1.38 },
  podcast: { frame: 180, share: 0.46, most: 1.28 },
}
const leastShare = 0.75
/** A deck has at most 18 slides of about 90 words of the page each, unless more minutes are asked for. */
const longestUnasked = 1620

/** How long a page becomes. */
export function expectAudio({ format, words, options }: ExpectedWork): Expectation {
  const { frame, share, most } = fits[format]
  const longest = Math.max(words * most, 30)
  const unasked = Math.min(frame + share * Math.min(words, longestUnasked), longest)
  const wished = options.minutes && options.minutes * wordsPerMinute
  const spoken = wished ? Math.min(Math.max(wished, unasked * leastShare), longest) : unasked
  return { minutes: spoken / wordsPerMinute }
}
