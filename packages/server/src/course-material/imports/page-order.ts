import type { AccessStore } from '../access/store/access-store.ts'
import { ownerOfImports } from '../courses/course-home.ts'
import type { SystemPage } from '../courses/course-system.ts'
import type { ImportStore } from './import-store.ts'

/** The known pages of a course in its order; undefined for a removed course. */
export type CourseOutline = (home: string, courseId: string) => Promise<readonly SystemPage[] | undefined>

/** The known ids of a course's pages in order; undefined for a removed course. */
export type PageOrder = (home: string, courseId: string) => Promise<readonly string[] | undefined>

/** For courses of a course system and for imported courses. */
export function createCourseOutline({
  imports,
  courses,
}: {
  readonly imports: Pick<ImportStore, 'placesIn'>
  readonly courses: Pick<AccessStore, 'pagesOf'>
}): CourseOutline {
  return async (home, courseId) => {
    const owner = ownerOfImports(home)
    return owner === undefined
      ? ((await courses.pagesOf(home, courseId))?.pages ?? [])
      : imports.placesIn(owner, courseId)
  }
}

export function createPageOrder(outline: CourseOutline): PageOrder {
  return async (home, courseId) => (await outline(home, courseId))?.map(({ id }) => id)
}
