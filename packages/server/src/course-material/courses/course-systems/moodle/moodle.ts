import { Problem } from '@lectern/domain/problems/problems.ts'
import type {
  CourseSystem,
  CourseSystemConnection,
  CourseSystemOptions,
  SystemCourse,
} from '../../course-system.ts'
import type { CourseSystemKind } from '../../course-system-kind.ts'
import { plainText } from '../../html/html.ts'
import { withDefaults } from '../../network/defaults.ts'
import { runWithTimeout } from '../../network/run-with-timeout.ts'
import { createClient } from './client.ts'
import type { MoodleClient } from './client.ts'
import { fetchFile } from './fetch-file.ts'
import { languageTag } from './language-tag.ts'
import { placesOf } from './outline.ts'
import { createPageReader } from './read-page.ts'
import { recogniseMoodle } from './recognise.ts'
import { requireRoot } from './root.ts'
import { missingFunctionsProblem } from './refuse.ts'
import { courseContents, coursesByField, enrolledCourse } from './schemas.ts'
import type { SiteInfo } from './schemas.ts'

/** Moodle, https://docs.moodle.org/dev/Web_services, read with the user's own key. */
export const moodle: CourseSystemKind = {
  label: 'Moodle',
  connect: createMoodle,
  recognise: recogniseMoodle,
}

/**
 * Timeout for all requests of a list together, and for those of a page. A hanging Moodle is reported within this
 * time.
 */
const listMilliseconds = 10_000
const pageMilliseconds = 30_000
const timeoutsOfRequest = { attempt: 20_000, total: pageMilliseconds }

/** Without one of these functions Lectern cannot read anything. */
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
  const client = createClient(connection, withDefaults({ timeouts: timeoutsOfRequest, ...options }))
  const readPage = createPageReader(client, connection.baseUrl)
  return {
    whoAmI: (caller) =>
      runWithTimeout(
        listMilliseconds,
        async (signal) => {
          const { userid, fullname, siteurl } = await siteOf(client, signal)
          requireRoot(siteurl, connection.baseUrl)
          return { id: userid, name: fullname }
        },
        caller,
      ),
    listCourses: (caller) =>
      runWithTimeout(listMilliseconds, (signal) => listCourses(client, signal), caller),
    listPages: async (courseId, caller) => {
      const courseid = checked(courseId)
      const listing = (signal: AbortSignal) =>
        client.call('core_course_get_contents', { courseid }, courseContents, signal, courseid)
      return placesOf(await runWithTimeout(listMilliseconds, listing, caller))
    },
    readPage: async (courseId, pageId, caller) => {
      const course = checked(courseId)
      return runWithTimeout(pageMilliseconds, (signal) => readPage(course, pageId, signal), caller)
    },
    fetchFile: (reference, maxBytes, signal) => fetchFile(client, reference, maxBytes, signal),
    // Moodle's web services have no function that creates a page.
    publishing: async () => ({ possible: false, reason: 'moodle' }),
  }
}

/** Refuses a key without the needed functions, with a sentence that a Moodle administrator can act on. */
async function siteOf(client: MoodleClient, signal?: AbortSignal): Promise<SiteInfo> {
  const site = await client.site(signal)
  const offered = new Set(site.functions.map(({ name }) => name))
  const missing = neededFunctions.filter((name) => !offered.has(name))
  if (missing.length > 0) throw missingFunctionsProblem(missing)
  return site
}

/**
 * The courses that the key's owner may edit; NO_COURSES_TO_EDIT if all courses are read-only. Moodle also lists
 * courses in which the owner is a student and does not return the role. It returns the time of the last change only
 * to users who may edit.
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
  const changeable = new Set(courses.filter((course) => course.mayChange).map(({ id }) => id))
  if (changeable.size === 0) throw new Problem('NO_COURSES_TO_EDIT', { reason: 'moodle' })
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

/** Any text other than a number could refer to another course or function. */
function checked(courseId: string): string {
  if (!/^[1-9]\d{0,17}$/.test(courseId)) throw new Problem('NOT_FOUND')
  return courseId
}
