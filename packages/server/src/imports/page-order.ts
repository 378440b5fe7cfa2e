import type { AccessStore } from '../access/store/access-store.ts'
import { ownerOfImports } from '../courses/home-of-course.ts'
import type { ImportStore } from './import-store.ts'

/** The known ids of a course's pages in order; undefined for a removed course. */
export type PageOrder = (home: string, courseId: string) => Promise<readonly string[] | undefined>

/** For courses of a course system and for imported courses. */
export function createPageOrder({
  imports,
  courses,
}: {
  readonly imports: Pick<ImportStore, 'placesIn'>
  readonly courses: Pick<AccessStore, 'pagesOf'>
}): PageOrder {
  return async (home, courseId) => {
    const owner = ownerOfImports(home)
    const pages =
      owner === undefined
        ? ((await courses.pagesOf(home, courseId))?.pages ?? [])
        : await imports.placesIn(owner, courseId)
    return pages?.map(({ id }) => id)
  }
}
