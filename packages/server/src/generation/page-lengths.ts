import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import type { SystemCourse } from '../courses/course-system.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import { readCoursePage } from './read-course-page.ts'
import { requireEnoughText } from './require-enough-text.ts'

/** So many pages are read for one estimate; the others are taken to be as long as these are on average. */
const mostRead = 12
const atOnce = 4
const patienceMs = 3000
const keptMs = 10 * 60_000
const mostKept = 5000

/** How long pages are, in words. */
export interface PageLengths {
  /**
   * Words of each of these pages of a course, 0 for one that nothing can be made of. Pages that are not of the course are
   * left out. Those that could not be read in time are guessed from the others; a Problem when none could be read.
   */
  of(account: Account, courseId: string, pageIds: readonly string[]): Promise<number[]>
}

type Access = Pick<CourseAccess, 'requireCourse' | 'requirePage' | 'systemOf'>

interface Kept {
  readonly words: Promise<number>
  readonly until: number
}

export function createPageLengths(rooms: {
  access: Access
  now?: () => number
  /** Aborts when there was enough waiting for one estimate. */
  patience?: () => AbortSignal
}): PageLengths {
  const { access, now = Date.now, patience = () => AbortSignal.timeout(patienceMs) } = rooms
  const kept = new Map<string, Kept>()
  const limit = pLimit(atOnce)

  function lengthOf(account: Account, course: SystemCourse, pageId: string, signal: AbortSignal) {
    const key = JSON.stringify([homeOfCourse(account, course.id), course.id, pageId])
    const known = kept.get(key)
    if (known && known.until > now()) return known.words
    const words = limit(() => countWords(account, course, pageId, signal))
    keep(key, words)
    return words
  }

  /** What failed is not kept: it may go better in a moment. */
  function keep(key: string, words: Promise<number>): void {
    const entry = { words, until: now() + keptMs }
    kept.delete(key)
    kept.set(key, entry)
    words.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  async function countWords(account: Account, course: SystemCourse, pageId: string, signal: AbortSignal) {
    signal.throwIfAborted()
    const system = await access.systemOf(account, course.id)
    try {
      const page = await readCoursePage(system, course, pageId, signal)
      requireEnoughText(page)
      return page.words
    } catch (error) {
      if (isBarren(error)) return 0
      throw error
    }
  }

  return {
    async of(account, courseId, pageIds) {
      const course = await access.requireCourse(account, courseId)
      const own = await ownPages(access, account, courseId, pageIds)
      if (own.length === 0) return []
      const signal = patience()
      const sample = new Set(spread(own, mostRead))
      const read = await Promise.allSettled(
        own.map(async (pageId) =>
          sample.has(pageId) ? orNothing(lengthOf(account, course, pageId, signal), signal) : undefined,
        ),
      )
      const lengths = read.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
      const known = lengths.filter((words) => words !== undefined)
      const failure = read.find((one) => one.status === 'rejected')
      if (known.length === 0) throw failure?.reason ?? new Problem('COURSE_SYSTEM_UNAVAILABLE')
      const mean = known.reduce((sum, words) => sum + words, 0) / known.length
      return lengths.map((words) => words ?? mean)
    },
  }
}

/** The page is there, but nothing will come of it. */
function isBarren(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'PAGE_TOO_SHORT' || error.code === 'PAGE_NOT_READABLE')
}

async function ownPages(
  access: Access,
  account: Account,
  courseId: string,
  pageIds: readonly string[],
): Promise<string[]> {
  const own: string[] = []
  for (const pageId of new Set(pageIds)) {
    try {
      await access.requirePage(account, courseId, pageId)
      own.push(pageId)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error
    }
  }
  return own
}

/** At most `count` of a list, evenly over its length. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

/** The result, or undefined once there was enough waiting. What is there already counts all the same. */
function orNothing<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const enough = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([work, enough])
}
