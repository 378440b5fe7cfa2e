import { z } from 'zod/mini'

/**
 * The id of a course or a page: an opaque string of the course system. Requests may send numbers, as Canvas does. They
 * are converted to strings.
 */
export const externalId = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}]+$/u)), z.int()]),
  z.transform(String),
)

export const courseParams = z.object({ courseId: externalId })

export const pageParams = z.object({ courseId: externalId, pageId: externalId })

/** The fields that identify a page in a request body. */
export const pageKeys = { course_id: externalId, page_id: externalId }
