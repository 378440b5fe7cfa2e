import { z } from 'zod/mini'
import { settableStatus } from '../courses/content-status.ts'
import { course, coursePage } from '../courses/course.ts'
import { externalId, pageParams } from '../courses/ids.ts'
import { endpoint } from './endpoint.ts'

export const coursesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/courses',
    summary: 'The courses that the course system lists for you.',
    access: 'user',
    answer: z.array(course),
  }),
  pages: endpoint({
    method: 'POST',
    path: '/api/pages',
    summary: 'The content pages of a course, with the state of their slideshows and podcasts.',
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
    summary: 'Mark the slideshow or podcast of a page as complete, or reopen it.',
    access: 'user',
    params: pageParams,
    body: z
      .object({ slideshow_status: z.optional(settableStatus), podcast_status: z.optional(settableStatus) })
      .check(
        z.refine(
          (body) => body.slideshow_status !== undefined || body.podcast_status !== undefined,
          'Please name slideshow_status or podcast_status.',
        ),
      ),
    answer: z.object({ status: z.literal('success') }),
  }),
} as const
