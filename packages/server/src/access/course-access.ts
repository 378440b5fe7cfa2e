import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { Circuits } from '../courses/circuits.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { CourseSystem, SystemCourse, SystemPage } from '../courses/course-system.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Logger } from '../logger.ts'
import type { AccessStore, AccountKey, KnownPage, Membership } from './access-store.ts'
import { createConnectedCourses, type Listing } from './connected-courses.ts'
import { endingMembership } from './ending-membership.ts'
import { type AccessTimeouts, createRefresher, usualTimeouts } from './refresher.ts'
import { required } from './required.ts'

/** `maxStale`: rows of the last day are good enough, so that there is something to see at once. */
export interface ListOptions {
  readonly maxStale?: boolean
}

/** A page that the user may work on. */
export interface CoursePlace {
  readonly course: SystemCourse
  readonly page: KnownPage
}

/**
 * Who may see what. The course system is the authority: a user may read and change the content of a course exactly
 * when it lists that course for their own key, or when they imported it themselves. Foreign, unknown and misplaced are
 * all the same NOT_FOUND.
 *
 * Its answers are kept as rows, and checks (`require…`, `findPages`) read the rows only. Rows older than 10 minutes are
 * refreshed in the background. Without rows, or with membership older than 24 hours, a check waits 2 s at most for the
 * refresh and then rejects with COURSE_SYSTEM_UNAVAILABLE. `docs/decisions/2026-11-22-access-as-rows.md`
 */
export interface CourseAccess {
  /**
   * The user's courses as the course system lists them now, and those they imported. The last known ones if it does not
   * answer within 10 s; rejects if there are none.
   */
  listCourses(account: Account, options?: ListOptions): Promise<Listing<SystemCourse>>
  /** The same for the pages of a course of theirs. */
  listPages(account: Account, courseId: string, options?: ListOptions): Promise<Listing<SystemPage>>
  /** NOT_FOUND unless it is a course of theirs. */
  requireCourse(account: Account, courseId: string): Promise<SystemCourse>
  /** NOT_FOUND unless it is a page of a course of theirs. */
  requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace>
  /** Those of the pages that are in the course, by id, in one read. NOT_FOUND unless it is a course of theirs. */
  findPages(
    account: Account,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, KnownPage>>
  /** The system that holds this course. If it rejects the key, the user's membership ends. */
  systemOf(account: Account, courseId: string): Promise<CourseSystem>
  /** How the course system answered when it was last asked for the courses. */
  lastAnswer(account: Account): Promise<Pick<Membership, 'readAt' | 'problem'>>
  /** Refreshes the courses of an account in the background, as after a log-in. */
  refreshSoon(accountId: string): void
  /** Ends what goes on in the background. */
  close(): Promise<void>
}

export function createCourseAccess(rooms: {
  store: AccessStore
  imports: CourseImports
  connect: (account: AccountKey) => Promise<CourseSystem>
  circuits: Circuits
  logger: Logger
  timeouts?: AccessTimeouts
  now?: () => number
}): CourseAccess {
  const { store, imports, circuits, logger, timeouts = usualTimeouts, now = Date.now } = rooms
  const refresher = createRefresher({ store, circuits, logger, connect, timeouts, now })
  const connected = createConnectedCourses({ store, refresher, timeouts, now })
  const starting = new Set<Promise<void>>()
  const isImported = (account: Account, courseId: string) =>
    homeOfCourse(account, courseId) !== account.courseSystem

  async function connect(account: AccountKey, epoch: number): Promise<CourseSystem> {
    return endingMembership(await rooms.connect(account), ({ code, message }) =>
      store.endRejectedMembership(account, epoch, { code, error: message }),
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
      // Read before the key: a rejection of an older key must not end a newer membership.
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
        .catch((error: unknown) => logger.error({ err: error }, 'No refresh could be started.'))
        .finally(() => starting.delete(started))
      starting.add(started)
    },

    async close() {
      await Promise.all(starting)
      await refresher.close()
    },
  }
}
