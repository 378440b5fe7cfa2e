import { z } from 'zod/mini'
import { idMessages } from './id-messages.ts'

/** Characters of an id. Longer ones do not fit into the indexes of the database. */
const longest = 255
/** The id of a translation has the language at its end. */
const fitting = /^[^\p{Cc}]{1,255}(?:@[a-z]{2})?$/u

const text = z.string().check(
  z.regex(fitting, {
    error: ({ input }) =>
      typeof input === 'string' && input.length > longest ? idMessages.tooLong(longest) : undefined,
  }),
)
/**
 * The id of a course or a page: an opaque string of the course system. Requests may send numbers, as Canvas does. They
 * are converted to strings.
 */
export const externalId = z.pipe(z.union([text, z.int()]), z.transform(String))

export const courseParams = z.object({ courseId: externalId })

export const pageParams = z.object({ courseId: externalId, pageId: externalId })

/** The fields that identify a page in a request body. */
export const pageKeys = { course_id: externalId, page_id: externalId }
