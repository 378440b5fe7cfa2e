import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type {
  CourseSystem,
  CourseSystemConnection,
  CourseSystemOptions,
  SystemCourse,
} from '../../course-system.ts'
import type { CourseSystemKind } from '../../course-system-kind.ts'
import { withDefaults } from '../../network/defaults.ts'
import { checkedId } from './calls/checked-id.ts'
import { createClient } from './calls/client.ts'
import type { CanvasClient } from './calls/client.ts'
import { fetchFile } from './fetch-file.ts'
import { listPages } from './calls/list-pages.ts'
import { toPageBody } from './page-body.ts'
import { recogniseCanvas } from './recognise.ts'
import { createCanvasPublishing } from './publishing/create-publishing.ts'
import { course, pageWithBody, user } from './calls/schemas.ts'

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
    listPages: async (courseId, signal) => listPages(client, checkedId(courseId), signal),
    readPage: async (courseId, pageId, signal) => {
      const path = `courses/${checkedId(courseId)}/pages`
      const found = await client.get(`${path}/page_id:${checkedId(pageId)}`, pageWithBody, signal)
      return toPageBody(found, `${connection.baseUrl}/${path}/${encodeURIComponent(found.url)}`)
    },
    fetchFile: (reference, maxBytes, signal) => fetchFile(client, reference, maxBytes, signal),
    publishing: async () => ({ possible: true, pages: createCanvasPublishing(client) }),
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

/** For `catch`: the same failure with the code that applies here. */
function translate(codes: readonly ProblemCode[], meant: ProblemCode) {
  return (error: unknown): never => {
    throw error instanceof Problem && codes.includes(error.code)
      ? new Problem(meant, { cause: error })
      : error
  }
}
