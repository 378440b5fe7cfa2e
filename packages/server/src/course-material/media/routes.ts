import { mediaApi } from '@lectern/domain/api/media.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import { courseHome } from '../courses/course-home.ts'
import { ok, route, type Route } from '../../route.ts'
import type { CatalogueStore, MediaFile } from './catalogue-store.ts'
import type { MediaStore } from './media-store.ts'
import { servedFile } from './served-file.ts'

interface MediaDependencies {
  readonly catalogue: Pick<CatalogueStore, 'find'>
  readonly store: Pick<MediaStore, 'read'>
  readonly access: Pick<CourseAccess, 'requireCourse'>
}

/**
 * Serves stored files. `v` in an address identifies the content, so it may be cached permanently; without it
 * browsers must revalidate. Users who may see the page may fetch its files.
 */
export function mediaRoutes({ catalogue, store, access }: MediaDependencies): Route[] {
  return Object.values(mediaApi).map((address) =>
    route(address, async ({ account, params, query }) => {
      const file = await catalogue.find(params.filename)
      // A recording that its author has not accepted is not visible to others.
      if (!file || file.kind === 'take-chunk' || !fits(file, params)) throw new Problem('NOT_FOUND')
      await requireMaySee(access, account, file)
      return ok({ ...servedFile(file, store), immutable: Boolean(query.v?.length) })
    }),
  )
}

/** An address contains the course and page of its file, plainly or as `course_…` and `page_…`. */
function fits(file: MediaFile, named: { readonly course?: string; readonly page?: string }): boolean {
  const isNamed = (given: string | undefined, prefix: string, actual: string | null) =>
    given === undefined || given === actual || given === `${prefix}${actual}`
  return isNamed(named.course, 'course_', file.courseId) && isNamed(named.page, 'page_', file.pageId)
}

async function requireMaySee(
  access: MediaDependencies['access'],
  account: Account,
  file: MediaFile,
): Promise<void> {
  const home = file.courseId === null ? account.courseSystem : courseHome(account, file.courseId)
  if (file.courseSystem !== home) throw new Problem('NOT_FOUND')
  if (file.courseId !== null) await access.requireCourse(account, file.courseId)
}
