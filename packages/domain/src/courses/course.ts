import { z } from 'zod/mini'
import { contentStateFields } from './content-state.ts'

/**
 * A course as the course system lists it for the user's key. `language` is a tag, if the course system provides one. An
 * imported course also has the name of its file. `license` comes from the file.
 */
export const course = z.object({
  id: z.string(),
  name: z.string(),
  course_code: z.string(),
  language: z.optional(z.string()),
  imported: z.optional(z.object({ file_name: z.string(), license: z.optional(z.string()) })),
})
export type Course = z.infer<typeof course>

/**
 * Why a page is not simply visible to students on the course system. `hidden`: not visible. `restricted`: visible under
 * conditions (a date, a group, a grade). `unlisted`: visible, but not shown on the course page.
 */
export const pageAvailability = z.enum(['hidden', 'restricted', 'unlisted'])
export type PageAvailability = z.infer<typeof pageAvailability>

/**
 * A content page of a course, with the status of its content. `question_count` is the number of podcast segments. The
 * specification names it so. A page without a module has null in the four module fields. A page in several
 * modules is listed once for each.
 */
export const coursePage = z.object({
  page_id: z.string(),
  page_title: z.string(),
  module_id: z.nullable(z.string()),
  module_name: z.nullable(z.string()),
  module_position: z.nullable(z.number()),
  item_position: z.nullable(z.number()),
  /** Undefined if all students of the course can find the page. */
  availability: z.optional(pageAvailability),
  ...contentStateFields,
})
export type CoursePage = z.infer<typeof coursePage>
