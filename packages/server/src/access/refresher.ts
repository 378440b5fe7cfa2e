import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Circuits } from '../courses/circuits.ts'
import type { CourseSystem } from '../courses/course-system.ts'
import { unlessCancelled } from '../courses/network/unless-cancelled.ts'
import { within } from '../courses/network/within.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import type { Logger } from '../runtime/logger.ts'
import type { AccessStore } from './store/access-store.ts'
import type { AccountKey } from './store/membership-rows-store.ts'

/** Timeouts in milliseconds. */
export interface AccessTimeouts {
  /** For checks whose rows are missing or too old. */
  readonly check: number
  /** For lists. A slower course system counts as unavailable. */
  readonly list: number
  /** For a whole refresh. A large course can take longer than a caller waits; its rows are then stored later. */
  readonly refresh: number
}

export const usualTimeouts: AccessTimeouts = { check: 2000, list: 10_000, refresh: 60_000 }

/** Minimum time between background refreshes, and how long checks reuse a failure, in milliseconds. */
const refreshInterval = 15_000
/** Concurrent refreshes per course system. */
const refreshesAtOnce = 8
const attemptsKept = 10_000
const systemsKept = 1000

/** The rows of an account that one request to its course system refreshes. */
export interface Refresh {
  /** Starts a refresh or joins the running one. Resolves when the rows are up to date. */
  now(): Promise<void>
  /** The same, but rejects when the timeout of lists is over. The account's problem is stored by then. */
  inTime(): Promise<void>
  /** Starts a refresh in the background, at most once in 15 s. */
  soon(): void
  /** Start of the running refresh in milliseconds since 1970; undefined if none is running. */
  startedAt(): number | undefined
  /** Why the latest refresh failed, if it failed within the last 15 s. */
  recentFailure(): unknown
}

/**
 * Updates the access rows from the course systems. Concurrent callers share one request. Requests per course system
 * are limited, and none is sent while its circuit is open. A refresh ends within a minute and logs its failure
 * once. A failed refresh of courses is stored as the account's problem.
 */
export interface Refresher {
  courses(account: AccountKey, epoch: number): Refresh
  pages(account: AccountKey, epoch: number, courseId: string): Refresh
  /** Aborts running refreshes and waits for their end. */
  close(): Promise<void>
}

interface Question<T> {
  readonly name: string
  readonly account: AccountKey
  readonly epoch: number
  readonly ask: (system: CourseSystem, signal: AbortSignal) => Promise<T>
  /** Stores the answer; returns false if it must not be used. */
  readonly keep: (answer: T, askedAt: Date) => Promise<boolean>
  /** Stores why there is no answer. */
  readonly keepProblem?: (problem: Problem) => Promise<void>
}

interface RunningRefresh {
  readonly startedAt: number
  readonly inTime: Promise<void>
  readonly end: Promise<void>
}

interface Attempt {
  readonly epoch: number
  /** Start of the refresh, or the time of its failure. */
  at: number
  failure?: unknown
}

export function createRefresher(dependencies: {
  store: AccessStore
  circuits: Circuits
  logger: Logger
  /** The course system of an account. A rejected key ends the membership before the call rejects. */
  connect: (account: AccountKey, epoch: number) => Promise<CourseSystem>
  timeouts: AccessTimeouts
  now: () => number
}): Refresher {
  const { store, circuits, logger, connect, timeouts, now } = dependencies
  const underWay = new Map<string, RunningRefresh>()
  const attempts = new LRUCache<string, Attempt>({ max: attemptsKept })
  const limits = new LRUCache<string, LimitFunction>({ max: systemsKept })
  const closing = new AbortController()

  function limitOf(baseUrl: string): LimitFunction {
    const limit = limits.get(baseUrl) ?? pLimit(refreshesAtOnce)
    limits.set(baseUrl, limit)
    return limit
  }

  /** Sends the request and stores the answer. An answer that arrives after the signal is discarded. */
  async function askAndKeep<T>(question: Question<T>, signal: AbortSignal): Promise<void> {
    const system = await connect(question.account, question.epoch)
    const askedAt = new Date(now())
    // A course system that ignores the signal must not delay the refresh.
    const answer = await unlessCancelled(question.ask(system, signal), signal)
    // The account has moved, or its key was rejected or changed.
    if (!(await question.keep(answer, askedAt)))
      throw new Problem('COURSE_SYSTEM_UNAVAILABLE', { retryAfterSeconds: 1 })
  }

  async function askInTime<T>(question: Question<T>): Promise<void> {
    const timeout = AbortSignal.timeout(timeouts.refresh)
    try {
      await askAndKeep(question, AbortSignal.any([closing.signal, timeout]))
    } catch (error) {
      if (closing.signal.aborted) throw new Problem('SHUTTING_DOWN', { cause: error })
      throw timeout.aborted ? new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause: error }) : error
    }
  }

  /**
   * The circuit counts a failure when the timeout of lists is over. A later answer is still stored: `late` waits
   * for it.
   */
  async function askInCircuit<T>(
    question: Question<T>,
  ): Promise<{ failure?: unknown; late?: Promise<void> }> {
    const circuit = circuits.of(question.account.courseSystem)
    let late: Promise<void> | undefined
    try {
      await circuit.run(() => within((late = askInTime(question)), timeouts.list))
      return {}
    } catch (failure) {
      if (failure instanceof Problem && failure.code !== 'SHUTTING_DOWN')
        await question.keepProblem?.(failure)
      return { failure, ...(late && { late }) }
    }
  }

  function log(name: string, error: unknown): void {
    if (error instanceof Problem && error.code === 'SHUTTING_DOWN') return
    if (error instanceof Problem)
      logger.info({ err: error, refresh: name }, 'A course system could not be read.')
    else logger.error({ err: error, refresh: name }, 'Access rows could not be refreshed.')
  }

  function start<T>(key: string, question: Question<T>): RunningRefresh {
    const startedAt = now()
    const attempt: Attempt = { at: startedAt, epoch: question.epoch }
    attempts.set(question.name, attempt)
    const inTime = Promise.withResolvers<void>()
    const end = limitOf(question.account.courseSystem)(async () => {
      const { failure, late } = await askInCircuit(question)
      if (failure === undefined) return inTime.resolve()
      inTime.reject(failure)
      if (!late) throw failure
      await late
    })
      .catch((error: unknown) => {
        // A database failure is not a failure of the course system, so the next check must send a request.
        Object.assign(attempt, { at: now(), ...(!isDatabaseUnavailable(error) && { failure: error }) })
        inTime.reject(error)
        log(question.name, error)
        throw error
      })
      .finally(() => underWay.delete(key))
    // There may be no caller that waits for these promises.
    for (const promise of [inTime.promise, end]) promise.catch(() => {})
    const running = { startedAt, inTime: inTime.promise, end }
    underWay.set(key, running)
    return running
  }

  function refresh<T>(question: Question<T>): Refresh {
    // An account with another key sends a new request. The running request with the old key no longer counts.
    const key = `${question.name} ${question.epoch}`
    const run = () => {
      if (closing.signal.aborted) throw new Problem('SHUTTING_DOWN')
      return underWay.get(key) ?? start(key, question)
    }
    const recent = () => {
      const latest = attempts.get(question.name)
      return latest && Math.abs(now() - latest.at) < refreshInterval ? latest : undefined
    }
    return {
      now: async () => run().end,
      inTime: async () => run().inTime,
      soon() {
        if (!recent() && !closing.signal.aborted) run()
      },
      startedAt: () => underWay.get(key)?.startedAt,
      recentFailure() {
        const latest = recent()
        return latest?.epoch === question.epoch ? latest.failure : undefined
      },
    }
  }

  return {
    courses: (account, epoch) =>
      refresh({
        name: `courses of ${account.id}`,
        account,
        epoch,
        ask: (system, signal) => system.listCourses(signal),
        keep: (courses, askedAt) => store.keepCourses(account, { epoch, askedAt }, courses),
        keepProblem: (problem) => store.keepProblem(account, epoch, storable(problem)),
      }),

    pages: (account, epoch, courseId) =>
      refresh({
        name: `pages of course ${courseId} for ${account.id}`,
        account,
        epoch,
        ask: (system, signal) => system.listPages(courseId, signal),
        keep: (pages, askedAt) => store.keepPages(account, { epoch, askedAt }, courseId, pages),
      }),

    async close() {
      closing.abort(new Problem('SHUTTING_DOWN'))
      await Promise.allSettled([...underWay.values()].map(({ end }) => end))
    },
  }
}
