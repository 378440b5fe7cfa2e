import { z } from 'zod'

/** Canvas' ids exceed the range of numbers. Some versions send numbers even when strings are requested. */
const id = z.union([z.string().min(1), z.int()]).transform(String)
const text = z.nullish(z.string()).transform((value) => value ?? '')

export const user = z.object({ id, name: text })

/** A course that is closed by its dates has only its id and `access_restricted_by_date`. */
export const course = z.object({
  id,
  name: text,
  course_code: text,
  locale: z.nullish(z.string()),
  access_restricted_by_date: z.nullish(z.boolean()),
})

export const moduleItem = z.object({
  id: z.nullish(id),
  type: z.string(),
  position: z.nullish(z.number()).transform((value) => value ?? 0),
  indent: z.nullish(z.number()),
  page_url: z.nullish(z.string()),
})
export type ModuleItem = z.infer<typeof moduleItem>

/** Canvas sends at most 100. */
const mostItems = 1000

/** `items` is missing if there are many, even when they were requested. */
export const module = z.object({
  id,
  name: text,
  position: z.nullish(z.number()).transform((value) => value ?? 0),
  items_count: z.nullish(z.number()),
  items: z.nullish(z.array(z.unknown()).max(mostItems).pipe(z.array(moduleItem))),
})

/** As an ISO 8601 time; undefined if it is missing or no time. */
const time = z
  .nullish(z.string())
  .catch(undefined)
  .transform((value) => {
    const date = new Date(value ?? Number.NaN)
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  })

export const page = z.object({ page_id: id, url: z.string(), title: text, updated_at: time })
export type Page = z.infer<typeof page>

/** A locked page has no `body`; a page that was never edited has an empty one. */
export const pageWithBody = page.extend({
  html_url: text,
  body: z.nullish(z.string()),
  locked_for_user: z.nullish(z.boolean()),
  lock_explanation: z.nullish(z.string()),
  editor: z.nullish(z.string()),
  block_editor_attributes: z.nullish(z.object({ blocks: z.unknown() })),
})
export type PageWithBody = z.infer<typeof pageWithBody>

/** A page as Lectern writes it. `updated_at` is the time of the latest change of title or body. */
export const writtenPage = page.extend({
  body: z.nullish(z.string()),
  published: z.nullish(z.boolean()),
  updated_at: z.nullish(z.iso.datetime({ offset: true })).catch(null),
  html_url: text,
  last_edited_by: z.nullish(z.object({ display_name: text })).catch(null),
})
export type WrittenPage = z.infer<typeof writtenPage>

/** The fields that Canvas refuses, in a response with status 400 or 422. */
export const refusedFields = z
  .object({ errors: z.record(z.string(), z.unknown()) })
  .transform(({ errors }) => Object.keys(errors))

/** `url` is empty if the user may not read the file. */
export const file = z.object({ url: text })

/** An error's body: an array, an object by field, or a sentence. It is only read as the cause for the log. */
const message = z.object({ message: z.string() })
export const refusal = z.union([
  z
    .object({ errors: z.array(message).min(1) })
    .transform(({ errors }) => errors.map((e) => e.message).join(' ')),
  z.object({ errors: z.record(z.string(), z.array(message)) }).transform(({ errors }) =>
    Object.entries(errors)
      .map(([field, [first]]) => `${field}: ${first?.message}`)
      .join(' '),
  ),
  z.object({ errors: z.string() }).transform(({ errors }) => errors),
  message.transform((error) => error.message),
])
