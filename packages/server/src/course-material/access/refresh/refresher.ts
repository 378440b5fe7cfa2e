import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { bindFunctions } from '../../../platform/runtime/bind-functions.ts'
import type { AccountKey } from '../store/membership-rows-store.ts'
import {
  keyOf,
  openRefreshContext,
  type Question,
  type RefreshContext,
  type RefresherDependencies,
} from './refresh-context.ts'
import { startRefresh } from './start-refresh.ts'

/** Minimum time between background refreshes, and how long checks reuse a failure, in milliseconds. */
const refreshInterval = 15_000

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

export type Refresher = ReturnType<typeof createRefresher>

/**
 * Updates the access rows from the course systems. Concurrent callers share one request. Requests per course system
 * are limited, and none is sent while its circuit is open. A refresh ends within a minute and logs its failure
 * once. A failed refresh of courses is stored as the account's problem.
 */
export const createRefresher = (dependencies: RefresherDependencies) =>
  bindFunctions(openRefreshContext(dependencies), { courses, pages, close })

function courses(context: RefreshContext, account: AccountKey, epoch: number): Refresh {
  const { store } = context
  return refreshOf(context, {
    name: `courses of ${account.id}`,
    account,
    epoch,
    ask: (system, signal) => system.listCourses(signal),
    keep: (answer, askedAt) => store.keepCourses(account, { epoch, askedAt }, answer),
    keepProblem: (problem) => store.keepProblem(account, epoch, storable(problem)),
  })
}

function pages(context: RefreshContext, account: AccountKey, epoch: number, courseId: string): Refresh {
  const { store } = context
  return refreshOf(context, {
    name: `pages of course ${courseId} for ${account.id}`,
    account,
    epoch,
    ask: (system, signal) => system.listPages(courseId, signal),
    keep: (answer, askedAt) => store.keepPages(account, { epoch, askedAt }, courseId, answer),
  })
}

/** Aborts running refreshes and waits for their end. */
async function close({ closing, underWay }: RefreshContext): Promise<void> {
  closing.abort(new Problem('SHUTTING_DOWN'))
  await Promise.allSettled([...underWay.values()].map(({ end }) => end))
}

function refreshOf<T>(context: RefreshContext, question: Question<T>): Refresh {
  const { underWay, attempts, closing, now } = context
  const key = keyOf(question)
  const run = () => {
    if (closing.signal.aborted) throw new Problem('SHUTTING_DOWN')
    return underWay.get(key) ?? startRefresh(context, question)
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
