import { z } from 'zod/mini'

/**
 * A course as the course system lists it for the user's own key. `language` is a tag, where the course system tells one.
 * A course that was imported from a file tells of what; `license` is what the file itself declares.
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
 * Why students do not simply find a page on the course system: it is hidden from them; it is open only under conditions
 * (a date, a group, a grade); or it is open but not shown on the course page.
 */
export const pageAvailability = z.enum(['hidden', 'restricted', 'unlisted'])
export type PageAvailability = z.infer<typeof pageAvailability>

/**
 * A content page of a course, with the state of what was made of it. `question_count` is the number of podcast
 * segments (the name is older than the podcasts). A page that is in no module has null for the four module fields; one
 * that is in several modules is listed once for each.
 */
export const coursePage = z.object({
  page_id: z.string(),
  page_title: z.string(),
  module_id: z.nullable(z.string()),
  module_name: z.nullable(z.string()),
  module_position: z.nullable(z.number()),
  item_position: z.nullable(z.number()),
  /** Not there for a page that all students of the course find. */
  availability: z.optional(pageAvailability),
  slideshow_status: z.string(),
  podcast_status: z.string(),
  slide_count: z.number(),
  question_count: z.number(),
})
export type CoursePage = z.infer<typeof coursePage>
