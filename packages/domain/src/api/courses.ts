import { z } from 'zod/mini'
import { statusFields } from '../courses/content-state.ts'
import { settableStatus } from '../courses/content-status.ts'
import { course, coursePage } from '../courses/course.ts'
import { courseSystemState } from '../courses/course-system-state.ts'
import { courseParams, externalId, pageParams } from '../courses/ids.ts'
import { endpoint } from './endpoint/endpoint.ts'

/** Maximum size of a course file, in bytes. */
export const courseFileLimit = 500 * 1024 * 1024

export const coursesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/courses',
    summary:
      'The courses that the course system lists for the user, and the imported ones. With `Cache-Control: max-stale`, cached courses are returned immediately.',
    access: 'user',
    answer: z.array(course),
  }),
  system: endpoint({
    method: 'GET',
    path: '/api/course-system',
    summary: "The result of the last request to the user's course system.",
    access: 'user',
    answer: courseSystemState,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/courses/import',
    summary: "Import a course file (Common Cartridge, .imscc) as the user's own course.",
    access: 'user',
    upload: { limit: courseFileLimit },
    answer: course,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/courses/{courseId}',
    summary: 'Remove an imported course. It can be restored for 30 days.',
    access: 'user',
    params: courseParams,
    answer: z.object({ status: z.literal('success') }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/courses/{courseId}/restore',
    summary: 'Restore a removed imported course.',
    access: 'user',
    params: courseParams,
    answer: z.object({ status: z.literal('success') }),
  }),
  pages: endpoint({
    method: 'POST',
    path: '/api/pages',
    summary:
      'The content pages of a course with the status of their slideshows and podcasts. With `Cache-Control: max-stale`, cached pages are returned immediately.',
    access: 'user',
    body: z.object({
      id: externalId,
      name: z.optional(z.nullable(z.string())),
      course_code: z.optional(z.nullable(z.string())),
    }),
    answer: z.array(coursePage),
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/courses/{courseId}/{pageId}/status',
    summary:
      'Mark the slideshow or podcast of a page as complete, or reopen it. With If-Match, an outdated version is rejected with 412.',
    access: 'user',
    params: pageParams,
    body: z
      .object(statusFields(z.optional(settableStatus)))
      .check(
        z.refine(
          (body) => Object.values(body).some((status) => status !== undefined),
          `Please name ${Object.keys(statusFields(0)).join(' or ')}.`,
        ),
      ),
    answer: z.object({ status: z.literal('success') }),
  }),
} as const
