import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { Circuits } from '../courses/circuits.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { CourseSystem, SystemCourse, SystemPage } from '../courses/course-system.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Logger } from '../runtime/logger.ts'
import type { AccessStore } from './store/access-store.ts'
import type { AccountKey, Membership } from './store/membership-rows-store.ts'
import type { KnownPage } from './store/place-store.ts'
import { createConnectedCourses, type Listing } from './connected-courses.ts'
import { endingMembership } from './ending-membership.ts'
import { type AccessTimeouts, createRefresher, usualTimeouts } from './refresher.ts'
import { required } from './required.ts'

/** `maxStale`: accept rows of the last 24 hours, so that the list appears immediately. */
export interface ListOptions {
  readonly maxStale?: boolean
}

/** A page that the user may work on. */
export interface CoursePlace {
  readonly course: SystemCourse
  readonly page: KnownPage
}

/**
 * Decides who may access which course. The course system is the authority: a user may read and change the content
 * of a course only if it lists that course for the user's key, or if the user imported the course. Unknown,
 * misplaced and other users' courses all give NOT_FOUND.
 * Answers of the course system are stored as rows. Checks (`require…`, `findPages`) read only the rows. Rows older
 * than 10 minutes are refreshed in the background. Without rows, or with membership older than 24 hours, a check
 * waits up to 2 s for the refresh and then rejects with COURSE_SYSTEM_UNAVAILABLE. See
 * `docs/decisions/2026-11-22-access-as-rows.md`.
 */
export interface CourseAccess {
  /**
   * The courses that the course system lists now, and the imported courses. Returns the last known courses if the
   * course system does not answer within 10 s; rejects if there are none.
   */
  listCourses(account: Account, options?: ListOptions): Promise<Listing<SystemCourse>>
  /** The same for the pages of one of the user's courses. */
  listPages(account: Account, courseId: string, options?: ListOptions): Promise<Listing<SystemPage>>
  /** Rejects with NOT_FOUND unless the user may access the course. */
  requireCourse(account: Account, courseId: string): Promise<SystemCourse>
  /** Rejects with NOT_FOUND unless the page is in a course of the user. */
  requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace>
  /**
   * Those of the given pages that are in the course, by id, in one read. Rejects with NOT_FOUND unless the user may
   * access the course.
   */
  findPages(
    account: Account,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, KnownPage>>
  /** The course system of this course. If it rejects the key, the user's membership ends. */
  systemOf(account: Account, courseId: string): Promise<CourseSystem>
  /** Result of the latest request for the courses. */
  lastAnswer(account: Account): Promise<Pick<Membership, 'readAt' | 'problem'>>
  /** Refreshes the courses of an account in the background, for example after a log-in. */
  refreshSoon(accountId: string): void
  /** Stops background refreshes. */
  close(): Promise<void>
}

export function createCourseAccess(dependencies: {
  store: AccessStore
  imports: CourseImports
  connect: (account: AccountKey) => Promise<CourseSystem>
  circuits: Circuits
  logger: Logger
  timeouts?: AccessTimeouts
  now?: () => number
}): CourseAccess {
  const { store, imports, circuits, logger, timeouts = usualTimeouts, now = Date.now } = dependencies
  const refresher = createRefresher({ store, circuits, logger, connect, timeouts, now })
  const connected = createConnectedCourses({ store, refresher, timeouts, now })
  const starting = new Set<Promise<void>>()
  const isImported = (account: Account, courseId: string) =>
    homeOfCourse(account, courseId) !== account.courseSystem

  async function connect(account: AccountKey, epoch: number): Promise<CourseSystem> {
    return endingMembership(await dependencies.connect(account), (rejection) =>
      store.endRejectedMembership(account, epoch, storable(rejection)),
    )
  }

  async function placeOf(account: Account, courseId: string, pageIds: readonly string[]) {
    if (!isImported(account, courseId)) return connected.placeOf(account, courseId, pageIds)
    const course = required(await imports.findCourse(account, courseId))
    return { course, pages: await imports.findPages(account, courseId, pageIds) }
  }

  return {
    async systemOf(account, courseId) {
      if (isImported(account, courseId)) return imports.connect(account)
      // Read before the key, so that a rejection of an older key cannot end a newer membership.
      const { epoch } = required(await store.membershipOf(account.id))
      return connect(account, epoch)
    },

    async requireCourse(account, courseId) {
      return (await placeOf(account, courseId, [])).course
    },

    async requirePage(account, courseId, pageId) {
      const { course, pages } = await placeOf(account, courseId, [pageId])
      return { course, page: required(pages.get(pageId)) }
    },

    async findPages(account, courseId, pageIds) {
      return (await placeOf(account, courseId, pageIds)).pages
    },

    async listCourses(account, { maxStale = false } = {}) {
      const [listed, imported] = await Promise.allSettled([
        connected.listCourses(account, maxStale),
        imports.listCourses(account),
      ])
      if (imported.status === 'rejected') throw imported.reason
      if (listed.status === 'fulfilled') {
        const { list, readAt } = listed.value
        return { list: [...list, ...imported.value], readAt }
      }
      if (!(listed.reason instanceof Problem) || imported.value.length === 0) throw listed.reason
      return { list: imported.value, readAt: new Date(now()) }
    },

    async listPages(account, courseId, { maxStale = false } = {}) {
      if (!isImported(account, courseId)) return connected.listPages(account, courseId, maxStale)
      return { list: required(await imports.listPages(account, courseId)), readAt: new Date(now()) }
    },

    async lastAnswer(account) {
      const { readAt, problem } = required(await store.membershipOf(account.id))
      return { readAt, problem }
    },

    refreshSoon(accountId) {
      const start = async () => {
        const account = await store.membershipOf(accountId)
        if (account) refresher.courses(account, account.epoch).soon()
      }
      const started = start()
        .catch((error: unknown) => logger.error({ err: error }, 'A refresh of courses could not be started.'))
        .finally(() => starting.delete(started))
      starting.add(started)
    },

    async close() {
      await Promise.all(starting)
      await refresher.close()
    },
  }
}
