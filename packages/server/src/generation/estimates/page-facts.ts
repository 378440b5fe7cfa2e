import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import type { Circuits } from '../../course-material/courses/circuits.ts'
import type { SystemCourse } from '../../course-material/courses/course-system.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { readCoursePage } from '../page-reader/read-course-page.ts'
import { requireEnoughText } from '../require-enough-text.ts'

/** Pages that are read for one estimate. The others get their average length. */
const maxRead = 12
/** Pages of one course system that are read at the same time. */
const atOnce = 4
/** Timeout of an estimate, from the start of reading its first page. Time in the queue does not count. */
const readingTimeoutMs = 3000
/** Total timeout of an estimate. */
const totalTimeoutMs = 10_000
/** Timeout of one page. A page that is read after the estimate is cached for the next one. */
const readMs = 15_000
const keptMs = 10 * 60_000
const maxKept = 5000
const systemsKept = 1000

/** Facts about a page before a generation. */
export interface PageFact {
  /** Words of its text, 0 if it cannot be used. */
  readonly words: number
  /** Tag of the language that generation recognises; undefined if the page cannot be used, or was not read. */
  readonly language: string | undefined
}

/** The lengths and languages of pages. */
export interface PageFacts {
  /**
   * The facts of each of these pages of a course. Pages that are not in the course are omitted. Words of pages that
   * could not be read in time are estimated from the others. Throws a Problem if none could be read.
   */
  of(account: Account, courseId: string, pageIds: readonly string[]): Promise<PageFact[]>
}

type Access = Pick<CourseAccess, 'requireCourse' | 'findPages' | 'systemOf'>

/** A page that is being read, or was read. */
interface Reading {
  readonly fact: Promise<PageFact>
  /** Resolves when it has left the queue. */
  readonly started: Promise<void>
  readonly until: number
}

export function createPageFacts(dependencies: {
  access: Access
  circuits: Circuits
  now?: () => number
  /** Aborts after the timeout that starts when the first page is read. */
  readingTimeout?: () => AbortSignal
  /** Aborts after the total timeout of an estimate. */
  totalTimeout?: () => AbortSignal
}): PageFacts {
  const {
    access,
    circuits,
    now = Date.now,
    readingTimeout = () => AbortSignal.timeout(readingTimeoutMs),
    totalTimeout = () => AbortSignal.timeout(totalTimeoutMs),
  } = dependencies
  const readings = new LRUCache<string, Reading>({ max: maxKept })
  const limits = new LRUCache<string, LimitFunction>({ max: systemsKept })

  function limitOf(home: string): LimitFunction {
    const limit = limits.get(home) ?? pLimit(atOnce)
    limits.set(home, limit)
    return limit
  }

  function readingOf(account: Account, course: SystemCourse, pageId: string, enough: AbortSignal): Reading {
    const home = courseHome(account, course.id)
    const key = JSON.stringify([home, course.id, pageId])
    const known = readings.get(key)
    if (known && known.until > now()) return known
    const { promise: started, resolve: markStarted } = Promise.withResolvers<void>()
    const fact = limitOf(home)(async () => {
      // The estimate ended while the page was in the queue, so the result is not needed.
      if (enough.aborted) throw new Problem('COURSE_SYSTEM_UNAVAILABLE')
      markStarted()
      return circuits.of(home).run(() => readFact(account, course, pageId))
    })
    const reading = { fact, started, until: now() + keptMs }
    readings.set(key, reading)
    // Failures are not cached: the next attempt may succeed.
    fact.catch(() => readings.get(key) === reading && readings.set(key, { ...reading, until: 0 }))
    return reading
  }

  async function readFact(account: Account, course: SystemCourse, pageId: string): Promise<PageFact> {
    const system = await access.systemOf(account, course.id)
    try {
      const page = await readCoursePage(system, course, pageId, undefined, readMs)
      requireEnoughText(page)
      return { words: page.words, language: page.language }
    } catch (error) {
      if (isBarren(error)) return { words: 0, language: undefined }
      throw error
    }
  }

  return {
    async of(account, courseId, pageIds) {
      const course = await access.requireCourse(account, courseId)
      const found = await access.findPages(account, courseId, pageIds)
      const own = [...new Set(pageIds)].filter((pageId) => found.has(pageId))
      if (own.length === 0) return []
      const giveUp = new AbortController()
      const enough = AbortSignal.any([giveUp.signal, totalTimeout()])
      const startTimeout = once(() => whenAborted(readingTimeout(), () => giveUp.abort()))
      const sample = new Set(evenlySpread(own, maxRead))
      const read = await Promise.allSettled(
        own.map(async (pageId) => {
          if (!sample.has(pageId)) return undefined
          const { fact, started } = readingOf(account, course, pageId, enough)
          started.then(startTimeout, () => undefined)
          return orNothing(fact, enough)
        }),
      )
      const facts = read.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
      const known = facts.filter((fact) => fact !== undefined)
      const failure = read.find((one) => one.status === 'rejected')
      if (known.length === 0) throw failure?.reason ?? new Problem('COURSE_SYSTEM_UNAVAILABLE')
      const mean = known.reduce((sum, { words }) => sum + words, 0) / known.length
      return facts.map((fact) => fact ?? { words: mean, language: undefined })
    },
  }
}

/** Whether the page exists but no content can be made of it. */
function isBarren(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'PAGE_TOO_SHORT' || error.code === 'PAGE_NOT_READABLE')
}

/** At most `count` items of a list, evenly distributed over its length. */
function evenlySpread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

/** The result, or undefined after the timeout. A result that is already available always counts. */
function orNothing<T>(work: Promise<T>, enough: AbortSignal): Promise<T | undefined> {
  const gaveUp = new Promise<undefined>((resolve) => whenAborted(enough, () => resolve(undefined)))
  return Promise.race([work, gaveUp])
}

function whenAborted(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
