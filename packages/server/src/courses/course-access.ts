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

/** A list, and when the course system told it. */
export interface Told<Item> {
  readonly list: readonly Item[]
  readonly readAt: Date
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
  listCourses(account: Account, patience?: Patience): Promise<Told<SystemCourse>>
  /** NOT_FOUND unless it is a course of theirs. */
  requireCourse(account: Account, courseId: string): Promise<SystemCourse>
  /** The pages of a course of theirs, as told now; the last known ones while the course system does not answer. */
  listPages(account: Account, courseId: string, patience?: Patience): Promise<Told<SystemPage>>
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
  async function askForCourses(account: Account): Promise<Told<SystemCourse>> {
    try {
      const list = await (await connected(account)).listCourses()
      await store.keepCourses(account, list)
      return { list, readAt: new Date(now()) }
    } catch (error) {
      if (error instanceof Problem) {
        await store.keepProblem(account.id, { code: error.code, error: error.message })
      }
      const known = isOutage(error) ? await knownCourses(account) : undefined
      if (known) return known
      throw error
    }
  }

  /** What the course system told within the last day, if anything. */
  async function knownCourses(account: Account): Promise<Told<SystemCourse> | undefined> {
    const { courses, readAt } = await store.coursesOf(account.id)
    return readAt && age(readAt) < lastKnown ? { list: courses, readAt } : undefined
  }

  async function connectedCourses(
    account: Account,
    { maxStale = false }: Patience,
  ): Promise<Told<SystemCourse>> {
    return (maxStale ? await knownCourses(account) : undefined) ?? askForCourses(account)
  }

  async function askForPages(account: Account, courseId: string): Promise<Told<SystemPage>> {
    try {
      const list = await (await systemOf(account, courseId)).listPages(courseId)
      await store.keepPages(homeOfCourse(account, courseId), courseId, list)
      return { list, readAt: new Date(now()) }
    } catch (error) {
      const known = isOutage(error) ? await knownPages(account, courseId) : undefined
      if (known) return known
      throw error
    }
  }

  async function knownPages(account: Account, courseId: string): Promise<Told<SystemPage> | undefined> {
    const known = await store.pagesOf(homeOfCourse(account, courseId), courseId)
    return known && age(known.readAt) < lastKnown ? { list: known.pages, readAt: known.readAt } : undefined
  }

  async function requireCourse(account: Account, courseId: string): Promise<SystemCourse> {
    const find = (courses: readonly SystemCourse[]) => courses.find((course) => course.id === courseId)
    if (isImported(account, courseId)) return required(find(await imports.listCourses(account)))
    const { course, readAt } = await store.membershipOf(account.id, courseId)
    if (course && age(readAt) < fresh) return course
    if (!course && age(readAt) < askAgainAfter) throw new Problem('NOT_FOUND')
    return required(find((await askForCourses(account)).list))
  }

  async function requirePage(account: Account, courseId: string, pageId: string): Promise<CoursePlace> {
    const course = await requireCourse(account, courseId)
    const known = await store.pagesOf(homeOfCourse(account, courseId), courseId)
    const find = (pages: readonly SystemPage[] | undefined) => pages?.find((page) => page.id === pageId)
    const found = find(known?.pages)
    if (found && age(known?.readAt) < fresh) return { course, page: found }
    if (!found && age(known?.readAt) < askAgainAfter) throw new Problem('NOT_FOUND')
    return { course, page: required(find((await askForPages(account, courseId)).list)) }
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
      if (told.status === 'fulfilled')
        return { list: [...told.value.list, ...imported.value], readAt: told.value.readAt }
      if (!(told.reason instanceof Problem) || imported.value.length === 0) throw told.reason
      return { list: imported.value, readAt: new Date(now()) }
    },
    async listPages(account, courseId, { maxStale = false } = {}) {
      await requireCourse(account, courseId)
      return (maxStale ? await knownPages(account, courseId) : undefined) ?? askForPages(account, courseId)
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
