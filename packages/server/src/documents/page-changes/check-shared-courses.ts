import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { isOutage } from '../../course-material/courses/system-problems.ts'
import type { CheckCourse } from './check-course.ts'
import type { SharedCourse, SharedCourses } from './shared-courses.ts'

/** Courses that one run checks, one after the other. Later runs check the others. */
const mostCourses = 50
/** A run ends after this time, so that other maintenance is not delayed for long. */
const longestRunMs = 15 * 60_000
/** A course is checked once a day. A little less than a day, because runs do not start at the same time every day. */
const checkEveryMs = 20 * 3_600_000
/** Authors of shares of a course that are tried until one has access to it. */
const mostAuthors = 3
/** A list of pages that is older than this was not read now: the course system does not answer. */
const listIsFreshForMs = 10 * 60_000

export interface SharedCoursesDependencies {
  readonly access: Pick<CourseAccess, 'listPages'>
  readonly checkCourse: CheckCourse
  readonly sharedCourses: SharedCourses
  readonly findAccount: (accountId: string) => Promise<Account | undefined>
  readonly now: () => number
  /** Ends the run. */
  readonly signal: AbortSignal
}

/**
 * Checks the pages of courses that learners see, with the key of an author of a share: the course that was not checked
 * for longest first. It does not request other courses of a course system that does not answer.
 */
export async function checkSharedCourses(dependencies: SharedCoursesDependencies): Promise<void> {
  const { sharedCourses, now, signal } = dependencies
  const unreachable = new Set<string>()
  const end = now() + longestRunMs
  for (let count = 0; count < mostCourses; count += 1) {
    const time = now()
    if (signal.aborted || time > end) return
    // oxlint-disable no-await-in-loop -- one course at a time, so that lists and jobs are not delayed
    const course = await sharedCourses.takeForCheck(new Date(time), new Date(time - checkEveryMs), [
      ...unreachable,
    ])
    if (!course) return
    const isReached = await checkSharedCourse(dependencies, course)
    // oxlint-enable no-await-in-loop
    if (!isReached) unreachable.add(course.home)
  }
}

/** False if the course system does not answer. */
async function checkSharedCourse(
  { access, checkCourse, findAccount, now, signal }: SharedCoursesDependencies,
  { home, courseId, authors }: SharedCourse,
): Promise<boolean> {
  for (const author of authors.slice(0, mostAuthors)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next author is tried only if this one has no access
      const account = await findAccount(author)
      if (!account || courseHome(account, courseId) !== home) continue
      // oxlint-disable-next-line no-await-in-loop
      const { readAt } = await access.listPages(account, courseId)
      if (now() - readAt.getTime() > listIsFreshForMs) return false
      // oxlint-disable-next-line no-await-in-loop
      const { stoppedBy } = await checkCourse(account, courseId, signal)
      if (stoppedBy !== 'membership') return stoppedBy !== 'outage'
    } catch (error) {
      if (signal.aborted) return true
      if (isOutage(error)) return false
      // Another author may still have access.
      if (!(error instanceof Problem)) throw error
    }
  }
  return true
}
