import { z } from 'zod'

/** Moodle's ids are numbers; Lectern's are strings. */
const id = z.union([z.string().min(1), z.int()]).transform(String)
const text = z.nullish(z.string()).transform((value) => value ?? '')

/** Whether a tree of conditions (`{"op":"&","c":[…]}`) has any. */
function hasConditions(json: string): boolean {
  const tree = z.object({ c: z.array(z.unknown()) })
  return json !== '' && (parsedBy(tree, json)?.c.length ?? 0) > 0
}

/** Parses JSON that Moodle stores as a string; undefined if it does not match. */
export function parsedBy<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export const siteInfo = z.object({
  userid: id,
  fullname: text,
  /** Moodle's own root (`$CFG->wwwroot`). */
  siteurl: text,
  functions: z.array(z.object({ name: z.string() })),
})
export type SiteInfo = z.infer<typeof siteInfo>

/** Names are HTML without tags: `Rise &amp; Fall`. */
export const enrolledCourse = z.object({
  id,
  shortname: text,
  fullname: text,
  displayname: text,
  lang: text,
})

/** Only users who may edit a course get the time of its last change. */
export const coursesByField = z.object({
  courses: z.array(
    z
      .object({ id, timemodified: z.nullish(z.number()) })
      .transform((course) => ({ id: course.id, mayChange: typeof course.timemodified === 'number' })),
  ),
})

/**
 * The contents of a book include its table of contents as a JSON string, and the HTML of every chapter as a file.
 */
const content = z.object({
  type: text,
  filename: text,
  filepath: text,
  fileurl: text,
  content: text,
})

/** Conditions of an activity or a section. Teachers can open it in any case. */
const availability = {
  uservisible: z.nullish(z.boolean()).transform((value) => value ?? true),
  /** The conditions that are not met, as HTML for users. */
  availabilityinfo: text,
  /** All conditions as a JSON tree; only for users who may edit the course. */
  availability: text.transform(hasConditions),
}

const courseModule = z.object({
  id,
  name: text,
  modname: text,
  description: text,
  ...availability,
  /** 0: hidden from students. */
  visible: z.nullish(z.number()).transform((value) => value !== 0),
  /** 0: open, but not shown on the course page. */
  visibleoncoursepage: z.nullish(z.number()).transform((value) => value !== 0),
  contents: z.nullish(z.array(content)).transform((value) => value ?? []),
  contentsinfo: z.nullish(z.object({ lastmodified: z.number().catch(0) })),
})
export type CourseModule = z.infer<typeof courseModule>

const section = z.object({ id, name: text, ...availability, modules: z.array(courseModule) })
export type Section = z.infer<typeof section>
export const courseContents = z.array(section)

export const pagesByCourses = z.object({
  pages: z.array(
    z.object({
      coursemodule: id,
      content: text,
      timemodified: z.number().catch(0),
      revision: z.number().nullish(),
    }),
  ),
})
export type PageBodies = z.infer<typeof pagesByCourses>['pages']

export interface Chapter {
  readonly title: string
  readonly href: string
  readonly hidden: boolean
  readonly subitems: readonly Chapter[]
}
const chapter: z.ZodType<Chapter> = z.object({
  title: text,
  href: text,
  hidden: z
    .union([z.string(), z.number(), z.boolean()])
    .catch('0')
    .transform((value) => Boolean(Number(value))),
  get subitems() {
    return z.array(chapter).catch([])
  },
})
export const bookStructure = z.array(chapter)
