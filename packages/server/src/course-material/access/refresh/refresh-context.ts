import type { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import type { LimitFunction } from 'p-limit'
import type { Circuits } from '../../courses/circuits.ts'
import type { CourseSystem } from '../../courses/course-system.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import type { AccessStore } from '../store/access-store.ts'
import type { AccountKey } from '../store/membership-rows-store.ts'
import type { AccessTimeouts } from './access-timeouts.ts'

const attemptsKept = 10_000
const systemsKept = 1000

export interface RefresherDependencies {
  readonly store: AccessStore
  readonly circuits: Circuits
  readonly logger: Logger
  /** The course system of an account. A rejected key ends the membership before the call rejects. */
  readonly connect: (account: AccountKey, epoch: number) => Promise<CourseSystem>
  readonly timeouts: AccessTimeouts
  readonly now: () => number
}

/** State and dependencies shared by all refreshes. */
export interface RefreshContext extends RefresherDependencies {
  /** The running refreshes, by `keyOf` of their question. */
  readonly underWay: Map<string, RunningRefresh>
  /** The latest attempts, by the name of their question. */
  readonly attempts: LRUCache<string, Attempt>
  /** The limits of concurrent refreshes, by base URL of the course system. */
  readonly limits: LRUCache<string, LimitFunction>
  /** Aborted when the refresher closes. */
  readonly closing: AbortController
}

/** A request to a course system, with the storage of its answer. */
export interface Question<T> {
  readonly name: string
  readonly account: AccountKey
  readonly epoch: number
  readonly ask: (system: CourseSystem, signal: AbortSignal) => Promise<T>
  /** Stores the answer; returns false if it must not be used. */
  readonly keep: (answer: T, askedAt: Date) => Promise<boolean>
  /** Stores why there is no answer. */
  readonly keepProblem?: (problem: Problem) => Promise<void>
}

export interface RunningRefresh {
  readonly startedAt: number
  readonly inTime: Promise<void>
  readonly end: Promise<void>
}

export interface Attempt {
  readonly epoch: number
  /** Start of the refresh, or the time of its failure. */
  at: number
  failure?: unknown
}

/** A context without refreshes. */
export const openRefreshContext = (dependencies: RefresherDependencies): RefreshContext => ({
  ...dependencies,
  underWay: new Map(),
  attempts: new LRUCache({ max: attemptsKept }),
  limits: new LRUCache({ max: systemsKept }),
  closing: new AbortController(),
})

/** An account with another key sends a new request. The running request with the old key no longer counts. */
export const keyOf = <T>({ name, epoch }: Question<T>) => `${name} ${epoch}`
