import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Circuits } from '../courses/circuits.ts'
import type { CourseSystem } from '../courses/course-system.ts'
import { createLatestUsed } from '../courses/latest-used.ts'
import { unlessCancelled } from '../courses/network/unless-cancelled.ts'
import { within } from '../courses/network/within.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import type { Logger } from '../logger.ts'
import type { AccessStore, AccountKey } from './access-store.ts'

/** In milliseconds. */
export interface AccessTimeouts {
  /** How long a check waits for rows that do not exist yet or are too old. */
  readonly check: number
  /** How long a list waits. A course system that takes longer counts as one that does not answer. */
  readonly list: number
  /** How long a refresh may take in all. A large course may take longer than a caller waits; its rows then come late. */
  readonly refresh: number
}

export const usualTimeouts: AccessTimeouts = { check: 2000, list: 10_000, refresh: 60_000 }

/** How often a refresh is started in the background, and how long checks go by a failure, in milliseconds. */
const refreshInterval = 15_000
/** Refreshes of one course system at the same time. */
const refreshesAtOnce = 8
const attemptsKept = 10_000
const systemsKept = 1000

/** Rows of an account that one question to its course system refreshes. */
export interface Refresh {
  /** Refreshes, or joins the refresh that is under way. Resolves once the rows are up to date. */
  now(): Promise<void>
  /** The same, but rejects when lists stop waiting. The account's problem is kept by then. */
  inTime(): Promise<void>
  /** The same in the background, at most once in 15 s. */
  soon(): void
  /** When the refresh under way was started, in milliseconds since 1970; undefined if none is. */
  startedAt(): number | undefined
  /** Why the latest refresh failed, if that was within the last 15 s. */
  recentFailure(): unknown
}

/**
 * Brings rows of access up to date with the course systems. A question is asked once however many callers want it, only
 * a few at a time of one course system, and not at all while the system's circuit is open. Every refresh is supervised:
 * it ends within a minute, its failure is logged once, and one for courses is kept as the account's problem.
 */
export interface Refresher {
  courses(account: AccountKey, epoch: number): Refresh
  pages(account: AccountKey, epoch: number, courseId: string): Refresh
  /** Aborts what is under way and waits for its end. */
  close(): Promise<void>
}

interface Question<T> {
  readonly name: string
  readonly account: AccountKey
  readonly epoch: number
  readonly ask: (system: CourseSystem, signal: AbortSignal) => Promise<T>
  /** Keeps the answer; false if it must not be used. */
  readonly keep: (answer: T, askedAt: Date) => Promise<boolean>
  /** Keeps why there is none. */
  readonly keepProblem?: (problem: Problem) => Promise<void>
}

interface Flight {
  readonly startedAt: number
  readonly inTime: Promise<void>
  readonly end: Promise<void>
}

interface Attempt {
  readonly epoch: number
  /** When it was started; when it failed, once it has. */
  at: number
  failure?: unknown
}

export function createRefresher(rooms: {
  store: AccessStore
  circuits: Circuits
  logger: Logger
  /** The course system of an account. A rejected key ends the membership before a call rejects. */
  connect: (account: AccountKey, epoch: number) => Promise<CourseSystem>
  timeouts: AccessTimeouts
  now: () => number
}): Refresher {
  const { store, circuits, logger, connect, timeouts, now } = rooms
  const underWay = new Map<string, Flight>()
  const attempts = createLatestUsed<Attempt>(attemptsKept)
  const limits = createLatestUsed<LimitFunction>(systemsKept)
  const closing = new AbortController()

  function limitOf(baseUrl: string): LimitFunction {
    const limit = limits.get(baseUrl) ?? pLimit(refreshesAtOnce)
    limits.set(baseUrl, limit)
    return limit
  }

  /** Asks and keeps the answer. An answer that comes after the signal is discarded. */
  async function askAndKeep<T>(question: Question<T>, signal: AbortSignal): Promise<void> {
    const system = await connect(question.account, question.epoch)
    const askedAt = new Date(now())
    // A course system that ignores the signal must not hold up the refresh.
    const answer = await unlessCancelled(question.ask(system, signal), signal)
    // Its account has moved, or its key was rejected or changed.
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
   * To the circuit a question fails when lists stop waiting for it. Its answer may still come and is kept: `late` waits
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
    if (error instanceof Problem) logger.info({ err: error, refresh: name }, 'A course system was not read.')
    else logger.error({ err: error, refresh: name }, 'Rows of access could not be refreshed.')
  }

  function start<T>(key: string, question: Question<T>): Flight {
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
        // A lost database says nothing about the course system, so the next check must ask again.
        Object.assign(attempt, { at: now(), ...(!isDatabaseUnavailable(error) && { failure: error }) })
        inTime.reject(error)
        log(question.name, error)
        throw error
      })
      .finally(() => underWay.delete(key))
    // Nobody may be waiting.
    for (const promise of [inTime.promise, end]) promise.catch(() => {})
    const flight = { startedAt, inTime: inTime.promise, end }
    underWay.set(key, flight)
    return flight
  }

  function refresh<T>(question: Question<T>): Refresh {
    // An account with another key asks anew; what is asked with the old one no longer counts.
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
        keepProblem: ({ code, message }) => store.keepProblem(account, epoch, { code, error: message }),
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
