import { Problem } from '@lectern/domain/problems/problems.ts'
import type {
  CourseSystem,
  CourseSystemConnection,
  CourseSystemOptions,
  SystemCourse,
} from '../../course-system.ts'
import type { CourseSystemKind } from '../../course-system-kind.ts'
import { plainText } from '../../html.ts'
import { withDefaults } from '../../network/defaults.ts'
import { createClient } from './client.ts'
import type { MoodleClient } from './client.ts'
import { fetchFile } from './fetch-file.ts'
import { languageTag } from './language-tag.ts'
import { placesOf } from './outline.ts'
import { createPageReader } from './read-page.ts'
import { recogniseMoodle } from './recognise.ts'
import { lacking } from './refuse.ts'
import { courseContents, coursesByField, enrolledCourse } from './schemas.ts'
import type { SiteInfo } from './schemas.ts'

/** Moodle, https://docs.moodle.org/dev/Web_services, read with a key of the user's own. */
export const moodle: CourseSystemKind = {
  label: 'Moodle',
  connect: createMoodle,
  recognise: recogniseMoodle,
}

/** Without one of these there is nothing to see. */
const neededFunctions = [
  'core_enrol_get_users_courses',
  'core_course_get_courses_by_field',
  'core_course_get_contents',
  'mod_page_get_pages_by_courses',
]

export function createMoodle(
  connection: CourseSystemConnection,
  options: CourseSystemOptions = {},
): CourseSystem {
  const client = createClient(connection, withDefaults(options))
  const readPage = createPageReader(client, connection.baseUrl)
  return {
    whoAmI: async (signal) => {
      const { userid, fullname } = await siteOf(client, signal)
      return { id: userid, name: fullname }
    },
    listCourses: (signal) => listCourses(client, signal),
    listPages: async (courseId, signal) => {
      const parameters = { courseid: checked(courseId) }
      const sections = await client.call(
        'core_course_get_contents',
        parameters,
        courseContents,
        signal,
        courseId,
      )
      return placesOf(sections)
    },
    readPage: async (courseId, pageId, signal) => readPage(checked(courseId), pageId, signal),
    fetchFile: (reference, maxBytes, signal) => fetchFile(client, reference, maxBytes, signal),
  }
}

/** Refuses a key that lacks something, with a sentence that whoever runs the Moodle can act on. */
async function siteOf(client: MoodleClient, signal?: AbortSignal): Promise<SiteInfo> {
  const site = await client.site(signal)
  const offered = new Set(site.functions.map(({ name }) => name))
  const missing = neededFunctions.filter((name) => !offered.has(name))
  if (missing.length > 0) throw lacking(missing)
  return site
}

/**
 * The courses that the key's owner may change. Moodle lists those where they learn as well, and does not tell their
 * role; but it tells when a course was last changed only to those who may change it.
 */
async function listCourses(client: MoodleClient, signal?: AbortSignal): Promise<SystemCourse[]> {
  const { userid } = await siteOf(client, signal)
  const enrolled = await client.call(
    'core_enrol_get_users_courses',
    { userid },
    enrolledCourse.array(),
    signal,
  )
  if (enrolled.length === 0) return []
  const { courses } = await client.call(
    'core_course_get_courses_by_field',
    { field: 'ids', value: enrolled.map(({ id }) => id).join(',') },
    coursesByField,
    signal,
  )
  const changeable = new Set(courses.filter((told) => told.mayChange).map(({ id }) => id))
  return enrolled.filter(({ id }) => changeable.has(id)).map(toCourse)
}

function toCourse(course: ReturnType<typeof enrolledCourse.parse>): SystemCourse {
  const { id, shortname, fullname, displayname, lang } = course
  const code = plainText(shortname)
  const language = languageTag(lang)
  return {
    id,
    name: plainText(displayname || fullname) || code || `Course ${id}`,
    code,
    ...(language && { language }),
  }
}

/** Anything but a number could mean another course, or another question. */
function checked(courseId: string): string {
  if (!/^[1-9]\d{0,17}$/.test(courseId)) throw new Problem('NOT_FOUND')
  return courseId
}
