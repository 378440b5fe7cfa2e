import type { Account } from '../accounts/account.ts'
import type { CourseSystem, SystemCourse } from './course-system.ts'

/** The courses that an account imported from files, beside those of its course system. */
export interface CourseImports {
  listCourses(account: Account): Promise<readonly SystemCourse[]>
  /** Reads their pages and pictures as those of a course system are read. */
  connect(account: Account): CourseSystem
}
