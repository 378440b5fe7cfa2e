import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/problem-kinds.ts'
import type {
  CourseSystem,
  CourseSystemConnection,
  CourseSystemOptions,
  SystemCourse,
  SystemPage,
} from '../../course-system.ts'
import type { CourseSystemKind } from '../../course-system-kind.ts'
import { withDefaults } from '../../network/defaults.ts'
import { createClient } from './client.ts'
import type { CanvasClient } from './client.ts'
import { fetchFile } from './fetch-file.ts'
import { joinPages, unlistedSlugs } from './join-pages.ts'
import type { ModuleWithItems } from './join-pages.ts'
import { toPageBody } from './page-body.ts'
import { recogniseCanvas } from './recognise.ts'
import { course, module, moduleItem, page, pageWithBody, user } from './schemas.ts'
import type { Page } from './schemas.ts'

/** Roles that edit content. A request asks for one of them. */
const roles = ['teacher', 'ta', 'designer']

export const canvas: CourseSystemKind = {
  label: 'Canvas',
  connect: createCanvas,
  recognise: recogniseCanvas,
}

/** Canvas, https://developerdocs.instructure.com/services/canvas, read with the user's own access token. */
export function createCanvas(
  connection: CourseSystemConnection,
  options: CourseSystemOptions = {},
): CourseSystem {
  const client = createClient(connection, withDefaults(options))
  return {
    whoAmI: (signal) =>
      client
        .get('users/self', user, signal)
        .catch(translate(['NOT_FOUND', 'COURSE_SYSTEM_FAILED'], 'NOT_A_COURSE_SYSTEM')),
    listCourses: (signal) => listCourses(client, signal),
    listPages: async (courseId, signal) => listPages(client, checked(courseId), signal),
    readPage: async (courseId, pageId, signal) => {
      const path = `courses/${checked(courseId)}/pages`
      const found = await client.get(`${path}/page_id:${checked(pageId)}`, pageWithBody, signal)
      return toPageBody(found, `${connection.baseUrl}/${path}/${encodeURIComponent(found.url)}`)
    },
    fetchFile: (reference, maxBytes, signal) => fetchFile(client, reference, maxBytes, signal),
  }
}

async function listCourses(client: CanvasClient, signal?: AbortSignal): Promise<SystemCourse[]> {
  const listings = await Promise.all(
    roles.map((role) =>
      client
        .list(
          `courses?enrollment_type=${role}&state[]=unpublished&state[]=available&per_page=100`,
          course,
          signal,
        )
        .catch(translate(['NOT_FOUND'], 'NOT_A_COURSE_SYSTEM')),
    ),
  )
  const open = listings.flat().filter((each) => !each.access_restricted_by_date)
  return [...new Map(open.map((each) => [each.id, each])).values()].map(
    ({ id, name, course_code: code, locale }) => ({
      id,
      name: name || code || `Course ${id}`,
      code,
      ...(locale && { language: locale }),
    }),
  )
}

async function listPages(
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

async function listModules(
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

/** An id in Canvas format, which may include its shard (`9~123`). Any other text could change the path. */
function checked(id: string): string {
  if (!/^\d+(~\d+)?$/.test(id)) throw new Problem('NOT_FOUND')
  return id
}

/** For `catch`: the same failure with the code that applies here. */
function translate(codes: readonly ProblemCode[], meant: ProblemCode) {
  return (error: unknown): never => {
    throw error instanceof Problem && codes.includes(error.code)
      ? new Problem(meant, { cause: error })
      : error
  }
}

/** For `catch`: a value instead of failures with these codes. */
function instead<T>(codes: readonly ProblemCode[], value: T) {
  return (error: unknown): T => {
    if (error instanceof Problem && codes.includes(error.code)) return value
    throw error
  }
}
