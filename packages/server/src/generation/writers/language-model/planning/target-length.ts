import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { WritingRequest } from '../../../writer.ts'
import type { PartRole } from './plan.ts'

/** The wanted length of a slideshow or podcast. */
export interface TargetLength {
  /** Spoken minutes of all parts. */
  readonly minutes: number
  /** The minutes that the author set; undefined if there are none. The page may be too short for them. */
  readonly wished?: number | undefined
  /** Number of parts of content, and of questions. */
  readonly content: number
  readonly questions: number
}

/** Minutes of a part by its role. A format without questions has none for them. */
export const minutesOfRole: Readonly<Record<Format, Readonly<Record<PartRole, number>>>> = {
  slideshow: { opening: 0.3, content: 0.48, question: 0.25, closing: 0.35 },
  podcast: { opening: 0.5, content: 1.6, question: 0, closing: 0.5 },
}
/** Words of a page for a minute, if the author does not set a length. */
const wordsOfPagePerMinute: Readonly<Record<Format, number>> = { slideshow: 180, podcast: 170 }
/** The longest length that authors can set. */
const mostMinutes = 60
const leastMinutes = 1
/** Spoken words for each word of the page. More would need content that is not on the page. */
const mostSpoken = 2.5
/** Slides of content between two questions. */
const slidesOfQuestion = 5

/** Minutes for a page of this number of words, if the author sets none. */
export function naturalMinutes(words: number, format: Format): number {
  return Math.min(mostMinutes, Math.max(leastMinutes, words / wordsOfPagePerMinute[format]))
}

/**
 * The length for a page. `spoken` are the words that its text has, including tables and lists: a length that would need
 * more than the page contains is shortened.
 */
export function targetLength(
  { page, options }: Pick<WritingRequest, 'page' | 'options'>,
  format: Format,
  spoken: number,
): TargetLength {
  const most = Math.max(leastMinutes, (spoken * mostSpoken) / wordsPerMinute)
  const minutes = Math.min(options.minutes ?? naturalMinutes(page.words, format), most)
  const role = minutesOfRole[format]
  const forContent = minutes - role.opening - role.closing
  const perQuestion = slidesOfQuestion * role.content + role.question
  const questions = role.question > 0 ? Math.max(1, Math.round(forContent / perQuestion)) : 0
  return {
    minutes,
    wished: options.minutes,
    content: Math.max(1, Math.round((forContent - questions * role.question) / role.content)),
    questions,
  }
}
