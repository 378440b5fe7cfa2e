import type { Account } from '../../accounts/account.ts'
import type { CourseSystem, SystemCourse, SystemPage } from './course-system.ts'

/** The courses that an account imported from files, in addition to those of its course system. */
export interface CourseImports {
  listCourses(account: Account): Promise<readonly SystemCourse[]>
  /** Undefined unless the account imported the course. */
  findCourse(account: Account, courseId: string): Promise<SystemCourse | undefined>
  /** Every place of its pages, in order; undefined unless the account imported the course. */
  listPages(account: Account, courseId: string): Promise<readonly SystemPage[] | undefined>
  /** Returns the given pages that are in an imported course of the account, by id. */
  findPages(
    account: Account,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<SystemPage, 'id' | 'title'>>>
  /** Reads imported pages and images through the same port as those of a course system. */
  connect(account: Account): CourseSystem
}
