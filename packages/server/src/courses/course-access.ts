import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseStore } from './course-store.ts'
import type { CourseSystem, SystemCourse, SystemPage } from './course-system.ts'

const minutes = 60_000
/** Within this, what the course system told counts as true. */
const fresh = 10 * minutes
/** While the course system does not answer, what it told last serves for so long. */
const lastKnown = 24 * 60 * minutes
/** Something may be new on the course system: ask again for it, but not at every miss. */
const askAgainAfter = 15_000

/**
 * Who may see what. The course system is the authority: a user may read and change the content of a course exactly
 * when it lists that course for their own key. Foreign, unknown and misplaced are all the same NOT_FOUND.
 */
export interface CourseAccess {
  /** The user's courses as the course system tells them now; the last known ones while it does not answer. */
  listCourses(account: Account): Promise<readonly SystemCourse[]>
  /** NOT_FOUND unless it is a course of theirs. */
  requireCourse(account: Account, courseId: string): Promise<SystemCourse>
  /** The pages of a course of theirs, as told now; the last known ones while the course system does not answer. */
  listPages(account: Account, courseId: string): Promise<readonly SystemPage[]>
  /** NOT_FOUND unless it is a page of a course of theirs. */
  requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace>
  /** The course system with this user's key. Ends their membership when it rejects the key. */
  systemOf(account: Account): Promise<CourseSystem>
}

/** A page that the user may work on. */
export interface CoursePlace {
  readonly course: SystemCourse
  readonly page: SystemPage
}

export function createCourseAccess(rooms: {
  store: CourseStore
  connect: (account: Account) => Promise<CourseSystem>
  now?: () => number
}): CourseAccess {
  const { store, connect, now = Date.now } = rooms
  const age = (readAt: Date | null | undefined) => (readAt ? now() - readAt.getTime() : Infinity)

  async function systemOf(account: Account): Promise<CourseSystem> {
    return endingMembership(await connect(account), () => store.endMembership(account.id))
  }

  async function askForCourses(account: Account): Promise<readonly SystemCourse[]> {
    try {
      const courses = await (await systemOf(account)).listCourses()
      await store.keepCourses(account.id, courses)
      return courses
    } catch (error) {
      const known = await store.coursesOf(account.id)
      if (isOutage(error) && age(known.readAt) < lastKnown) return known.courses
      throw error
    }
  }

  async function askForPages(account: Account, courseId: string): Promise<readonly SystemPage[]> {
    try {
      const pages = await (await systemOf(account)).listPages(courseId)
      await store.keepPages(account.courseSystem, courseId, pages)
      return pages
    } catch (error) {
      const known = await store.pagesOf(account.courseSystem, courseId)
      if (isOutage(error) && known && age(known.readAt) < lastKnown) return known.pages
      throw error
    }
  }

  async function requireCourse(account: Account, courseId: string): Promise<SystemCourse> {
    const known = await store.coursesOf(account.id)
    const find = (courses: readonly SystemCourse[]) => courses.find((course) => course.id === courseId)
    const found = find(known.courses)
    if (found && age(known.readAt) < fresh) return found
    if (!found && age(known.readAt) < askAgainAfter) throw new Problem('NOT_FOUND')
    const asked = find(await askForCourses(account))
    if (!asked) throw new Problem('NOT_FOUND')
    return asked
  }

  async function requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace> {
    const course = await requireCourse(account, courseId)
    const known = await store.pagesOf(account.courseSystem, courseId)
    const find = (pages: readonly SystemPage[] | undefined) => pages?.find((page) => page.id === pageId)
    const found = find(known?.pages)
    if (found && age(known?.readAt) < fresh) return { course, page: found }
    if (!found && age(known?.readAt) < askAgainAfter) throw new Problem('NOT_FOUND')
    const asked = find(await askForPages(account, courseId))
    if (!asked) throw new Problem('NOT_FOUND')
    return { course, page: asked }
  }

  return {
    systemOf,
    requireCourse,
    requirePage,
    listCourses: askForCourses,
    async listPages(account, courseId) {
      await requireCourse(account, courseId)
      return askForPages(account, courseId)
    },
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof Problem && error.code === 'COURSE_SYSTEM_UNAVAILABLE'
}

/** The same course system, except that a rejected key ends the membership before the caller hears of it. */
function endingMembership(system: CourseSystem, endMembership: () => Promise<void>): CourseSystem {
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof Problem && error.code === 'KEY_REJECTED') await endMembership()
      throw error
    }
  }
  return {
    whoAmI: (...given) => watch(system.whoAmI(...given)),
    listCourses: (...given) => watch(system.listCourses(...given)),
    listPages: (...given) => watch(system.listPages(...given)),
    readPage: (...given) => watch(system.readPage(...given)),
    fetchFile: (...given) => watch(system.fetchFile(...given)),
  }
}
