import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import type { CourseAccess } from '../access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import type { Circuits } from '../courses/circuits.ts'
import type { SystemCourse } from '../courses/course-system.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import { createLatestUsed } from '../courses/latest-used.ts'
import { readCoursePage } from './read-course-page.ts'
import { requireEnoughText } from './require-enough-text.ts'

/** So many pages are read for one estimate; the others are taken to be as long as these are on average. */
const mostRead = 12
/** Pages of one course system that are read at the same time. */
const atOnce = 4
/** How long an estimate waits from the moment when its first page is being read: the queue before that does not count. */
const patienceMs = 3000
/** How long an estimate waits in all. */
const mostPatienceMs = 10_000
/** A page that takes longer is given up. One that comes after the estimate is there for the next estimate. */
const readMs = 15_000
const keptMs = 10 * 60_000
const mostKept = 5000
const systemsKept = 1000

/** What is known of a page before anything is generated from it. */
export interface PageFact {
  /** Words of its text, 0 if nothing can be made of it. */
  readonly words: number
  /** Tag of the language that generation recognises; undefined if nothing can be made of the page, or it was not read. */
  readonly language: string | undefined
}

/** How long pages are, and in which languages. */
export interface PageFacts {
  /**
   * The facts of each of these pages of a course. Pages that are not of the course are left out. The words of those that
   * could not be read in time are guessed from the others; a Problem when none could be read.
   */
  of(account: Account, courseId: string, pageIds: readonly string[]): Promise<PageFact[]>
}

type Access = Pick<CourseAccess, 'requireCourse' | 'findPages' | 'systemOf'>

/** A page that is being read, or was. */
interface Reading {
  readonly fact: Promise<PageFact>
  /** Resolves when it has left the queue. */
  readonly begun: Promise<void>
  readonly until: number
}

export function createPageFacts(rooms: {
  access: Access
  circuits: Circuits
  now?: () => number
  /** Aborts when an estimate whose pages are being read has waited enough. */
  patience?: () => AbortSignal
  /** Aborts when an estimate has waited enough in all. */
  mostPatience?: () => AbortSignal
}): PageFacts {
  const {
    access,
    circuits,
    now = Date.now,
    patience = () => AbortSignal.timeout(patienceMs),
    mostPatience = () => AbortSignal.timeout(mostPatienceMs),
  } = rooms
  const readings = createLatestUsed<Reading>(mostKept)
  const limits = createLatestUsed<LimitFunction>(systemsKept)

  function limitOf(home: string): LimitFunction {
    const limit = limits.get(home) ?? pLimit(atOnce)
    limits.set(home, limit)
    return limit
  }

  function readingOf(account: Account, course: SystemCourse, pageId: string, enough: AbortSignal): Reading {
    const home = homeOfCourse(account, course.id)
    const key = JSON.stringify([home, course.id, pageId])
    const known = readings.get(key)
    if (known && known.until > now()) return known
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const fact = limitOf(home)(async () => {
      // Still in the queue when its estimate gave up: nobody is waiting for it.
      if (enough.aborted) throw new Problem('COURSE_SYSTEM_UNAVAILABLE')
      begin()
      return circuits.of(home).run(() => readFact(account, course, pageId))
    })
    const reading = { fact, begun, until: now() + keptMs }
    readings.set(key, reading)
    // What failed is not kept: it may go better in a moment.
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
      const enough = AbortSignal.any([giveUp.signal, mostPatience()])
      const startPatience = once(() => whenAborted(patience(), () => giveUp.abort()))
      const sample = new Set(spread(own, mostRead))
      const read = await Promise.allSettled(
        own.map(async (pageId) => {
          if (!sample.has(pageId)) return undefined
          const { fact, begun } = readingOf(account, course, pageId, enough)
          begun.then(startPatience, () => undefined)
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

/** The page is there, but nothing will come of it. */
function isBarren(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'PAGE_TOO_SHORT' || error.code === 'PAGE_NOT_READABLE')
}

/** At most `count` of a list, evenly over its length. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

/** The result, or undefined once there was enough waiting. What is there already counts all the same. */
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
