import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseImports } from './course-imports.ts'
import type { CourseStore } from './course-store.ts'
import type { CourseSystem, SystemCourse, SystemPage } from './course-system.ts'
import { homeOfCourse } from './home-of-course.ts'

const minutes = 60_000
/** Within this, what the course system told counts as true. */
const fresh = 10 * minutes
/** While the course system does not answer, what it told last serves for so long. */
const lastKnown = 24 * 60 * minutes
/** Something may be new on the course system: ask again for it, but not at every miss. */
const askAgainAfter = 15_000

/** `maxStale`: what is known of the last day is good enough, so that there is something to see at once. */
export interface Patience {
  readonly maxStale?: boolean
}

/**
 * Who may see what. The course system is the authority: a user may read and change the content of a course exactly
 * when it lists that course for their own key, or when they imported it themselves. Foreign, unknown and misplaced are
 * all the same NOT_FOUND.
 */
export interface CourseAccess {
  /**
   * The user's courses as the course system tells them now, and those they imported; the last known ones while it does
   * not answer. Rejects only when there is nothing to show.
   */
  listCourses(account: Account, patience?: Patience): Promise<readonly SystemCourse[]>
  /** NOT_FOUND unless it is a course of theirs. */
  requireCourse(account: Account, courseId: string): Promise<SystemCourse>
  /** The pages of a course of theirs, as told now; the last known ones while the course system does not answer. */
  listPages(account: Account, courseId: string, patience?: Patience): Promise<readonly SystemPage[]>
  /** NOT_FOUND unless it is a page of a course of theirs. */
  requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace>
  /** What tells of this course. A course system that rejects the key ends the user's membership. */
  systemOf(account: Account, courseId: string): Promise<CourseSystem>
}

/** A page that the user may work on. */
export interface CoursePlace {
  readonly course: SystemCourse
  readonly page: SystemPage
}

export function createCourseAccess(rooms: {
  store: CourseStore
  imports: CourseImports
  connect: (account: Account) => Promise<CourseSystem>
  now?: () => number
}): CourseAccess {
  const { store, imports, connect, now = Date.now } = rooms
  const age = (readAt: Date | null | undefined) => (readAt ? now() - readAt.getTime() : Infinity)
  const isImported = (account: Account, courseId: string) =>
    homeOfCourse(account, courseId) !== account.courseSystem

  async function connected(account: Account): Promise<CourseSystem> {
    return endingMembership(await connect(account), () => store.endMembership(account.id))
  }

  async function systemOf(account: Account, courseId: string): Promise<CourseSystem> {
    return isImported(account, courseId) ? imports.connect(account) : connected(account)
  }

  /** The courses of the course system; what is wrong with it is kept, for whoever wants to know. */
  async function askForCourses(account: Account): Promise<readonly SystemCourse[]> {
    try {
      const courses = await (await connected(account)).listCourses()
      await store.keepCourses(account.id, courses)
      return courses
    } catch (error) {
      if (error instanceof Problem) {
        await store.keepProblem(account.id, { code: error.code, error: error.message })
      }
      const known = await store.coursesOf(account.id)
      if (isOutage(error) && age(known.readAt) < lastKnown) return known.courses
      throw error
    }
  }

  async function connectedCourses(account: Account, { maxStale }: Patience) {
    const known = maxStale ? await store.coursesOf(account.id) : undefined
    return known && age(known.readAt) < lastKnown ? known.courses : askForCourses(account)
  }

  async function askForPages(account: Account, courseId: string): Promise<readonly SystemPage[]> {
    const home = homeOfCourse(account, courseId)
    try {
      const pages = await (await systemOf(account, courseId)).listPages(courseId)
      await store.keepPages(home, courseId, pages)
      return pages
    } catch (error) {
      const known = await store.pagesOf(home, courseId)
      if (isOutage(error) && known && age(known.readAt) < lastKnown) return known.pages
      throw error
    }
  }

  async function requireCourse(account: Account, courseId: string): Promise<SystemCourse> {
    const find = (courses: readonly SystemCourse[]) => courses.find((course) => course.id === courseId)
    if (isImported(account, courseId)) return required(find(await imports.listCourses(account)))
    const known = await store.coursesOf(account.id)
    const found = find(known.courses)
    if (found && age(known.readAt) < fresh) return found
    if (!found && age(known.readAt) < askAgainAfter) throw new Problem('NOT_FOUND')
    return required(find(await askForCourses(account)))
  }

  async function requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace> {
    const course = await requireCourse(account, courseId)
    const known = await store.pagesOf(homeOfCourse(account, courseId), courseId)
    const find = (pages: readonly SystemPage[] | undefined) => pages?.find((page) => page.id === pageId)
    const found = find(known?.pages)
    if (found && age(known?.readAt) < fresh) return { course, page: found }
    if (!found && age(known?.readAt) < askAgainAfter) throw new Problem('NOT_FOUND')
    return { course, page: required(find(await askForPages(account, courseId))) }
  }

  return {
    systemOf,
    requireCourse,
    requirePage,
    async listCourses(account, patience = {}) {
      const [told, imported] = await Promise.allSettled([
        connectedCourses(account, patience),
        imports.listCourses(account),
      ])
      if (imported.status === 'rejected') throw imported.reason
      if (told.status === 'fulfilled') return [...told.value, ...imported.value]
      if (!(told.reason instanceof Problem) || imported.value.length === 0) throw told.reason
      return imported.value
    },
    async listPages(account, courseId, { maxStale } = {}) {
      await requireCourse(account, courseId)
      const known = maxStale ? await store.pagesOf(homeOfCourse(account, courseId), courseId) : undefined
      return known && age(known.readAt) < lastKnown ? known.pages : askForPages(account, courseId)
    },
  }
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('NOT_FOUND')
  return found
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
