import type { Account } from '../accounts/account.ts'
import type { CourseSystem, SystemCourse, SystemPage } from './course-system.ts'

/** The courses that an account imported from files, beside those of its course system. */
export interface CourseImports {
  listCourses(account: Account): Promise<readonly SystemCourse[]>
  /** Undefined unless it is a course of theirs. */
  findCourse(account: Account, courseId: string): Promise<SystemCourse | undefined>
  /** Every place of its pages, in order; undefined unless it is a course of theirs. */
  listPages(account: Account, courseId: string): Promise<readonly SystemPage[] | undefined>
  /** Those of the pages that are in a course of theirs, by id. */
  findPages(
    account: Account,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<SystemPage, 'id' | 'title'>>>
  /** Reads their pages and pictures as those of a course system are read. */
  connect(account: Account): CourseSystem
}
