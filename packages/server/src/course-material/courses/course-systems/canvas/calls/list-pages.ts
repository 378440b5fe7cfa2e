import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type { SystemPage } from '../../../course-system.ts'
import type { CanvasClient } from './client.ts'
import { joinPages, unlistedSlugs } from './join-pages.ts'
import type { ModuleWithItems } from './join-pages.ts'
import { module, moduleItem, page } from './schemas.ts'
import type { Page } from './schemas.ts'

/** Every place of the pages of a course. `courseId` has the format of Canvas. */
export async function listPages(
  client: CanvasClient,
  courseId: string,
  signal?: AbortSignal,
): Promise<SystemPage[]> {
  const [modules, listed] = await Promise.all([
    listModules(client, courseId, signal),
    // A course that hides its page list can still have pages in its modules.
    client
      .list(`courses/${courseId}/pages?sort=title&per_page=100`, page, signal)
      .catch(instead(['NOT_FOUND'], [])),
  ])
  const unlisted = await Promise.all(
    unlistedSlugs(modules, listed).map((slug) =>
      client
        .get<Page | undefined>(`courses/${courseId}/pages/${encodeURIComponent(slug)}`, page, signal)
        .catch(instead(['NOT_FOUND', 'COURSE_SYSTEM_FORBIDS'], undefined)),
    ),
  )
  return joinPages(modules, [...listed, ...unlisted.filter((each) => each !== undefined)])
}

/** The modules of a course with all of their items. */
export async function listModules(
  client: CanvasClient,
  courseId: string,
  signal?: AbortSignal,
): Promise<ModuleWithItems[]> {
  const path = `courses/${courseId}/modules`
  const modules = await client.list(`${path}?include[]=items&per_page=100`, module, signal)
  return Promise.all(
    modules.map(async ({ id, name, position, items, items_count: count }) => ({
      id,
      name,
      position,
      items:
        items ??
        (count === 0 ? [] : await client.list(`${path}/${id}/items?per_page=100`, moduleItem, signal)),
    })),
  )
}

/** For `catch`: a value instead of failures with these codes. */
export function instead<T>(codes: readonly ProblemCode[], value: T) {
  return (error: unknown): T => {
    if (error instanceof Problem && codes.includes(error.code)) return value
    throw error
  }
}
