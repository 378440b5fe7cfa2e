import { z } from 'zod'

/** Canvas' ids exceed what a number holds; asked for strings, some versions still send numbers. */
const id = z.union([z.string().min(1), z.int()]).transform(String)
const text = z.nullish(z.string()).transform((value) => value ?? '')

export const user = z.object({ id, name: text })

/** A course that is closed by its dates comes back as nothing but its id and `access_restricted_by_date`. */
export const course = z.object({
  id,
  name: text,
  course_code: text,
  locale: z.nullish(z.string()),
  access_restricted_by_date: z.nullish(z.boolean()),
})

export const moduleItem = z.object({
  type: z.string(),
  position: z.nullish(z.number()).transform((value) => value ?? 0),
  page_url: z.nullish(z.string()),
})
export type ModuleItem = z.infer<typeof moduleItem>

/** Canvas tells a hundred at most. */
const mostItems = 1000

/** `items` is absent where there are many, even when they were asked for. */
export const module = z.object({
  id,
  name: text,
  position: z.nullish(z.number()).transform((value) => value ?? 0),
  items_count: z.nullish(z.number()),
  items: z.nullish(z.array(z.unknown()).max(mostItems).pipe(z.array(moduleItem))),
})

export const page = z.object({ page_id: id, url: z.string(), title: text })
export type Page = z.infer<typeof page>

/** A locked page has no `body` at all, one that was never edited an empty one. */
export const pageWithBody = page.extend({
  body: z.nullish(z.string()),
  locked_for_user: z.nullish(z.boolean()),
  lock_explanation: z.nullish(z.string()),
  editor: z.nullish(z.string()),
  block_editor_attributes: z.nullish(z.object({ blocks: z.unknown() })),
})
export type PageWithBody = z.infer<typeof pageWithBody>

/** `url` is empty where the user may not have the file. */
export const file = z.object({ url: text })

/** An error's body: an array, an object by field, or a sentence; read only to be logged as a cause. */
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
  message.transform((told) => told.message),
])
