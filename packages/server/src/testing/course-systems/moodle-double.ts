import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { moodleContent } from './moodle-double-content.ts'
import type { MoodleChapter, MoodleContent, MoodleCourse, MoodleModule } from './moodle-double-content.ts'

export const moodleKey = 'a541278289910fd4a80ff8efa62603e9'

/** Every key gives access to the same courses. Keys differ only by their last letter. */
export interface MoodleDouble {
  /** The base URL, with the path of the installation. */
  readonly url: string
  /** All requests so far. */
  readonly asked: readonly {
    readonly path: string
    readonly form: URLSearchParams
    readonly headers: IncomingMessage['headers']
  }[]
  /** Sets its condition. 'well' ends a failure and also answers the requests that hang. */
  be(condition: MoodleCondition): void
  /** Replaces the body of a page, as an author does. */
  rewrite(activity: number, body: string): void
  close(): Promise<void>
}

export type MoodleCondition =
  | 'well'
  | 'in maintenance'
  | 'without web services'
  | 'with an expired key'
  | { readonly lacking: string }
  | 'without file downloads'
  | 'upgraded by its administrator'
  | 'asked by a reader'
  | 'hanging'
  | 'dropping connections'
  /** `$CFG->wwwroot` is another address. Moodle redirects there, or answers here as well (behind a proxy). */
  | { readonly root: string; readonly answersHere: boolean }

interface Reply {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly json?: unknown
  readonly body?: string
}

/**
 * A Moodle for tests: a real server that behaves as a Moodle 4.3 was observed to, with errors in status 200. Any key of
 * 32 hexadecimal digits that ends with 9 is valid.
 */
export async function startMoodleDouble({ port = 0, path = '/moodle' } = {}): Promise<MoodleDouble> {
  const asked: { path: string; form: URLSearchParams; headers: IncomingMessage['headers'] }[] = []
  const rewritten = new Map<number, { body: string; changed: number }>()
  let condition: MoodleCondition = 'well'
  let changed = Promise.withResolvers<void>()
  let content: MoodleContent = { courses: [], files: {} }
  let root = ''

  const functions: Record<string, (form: URLSearchParams) => unknown> = {
    core_webservice_get_site_info: () => ({
      sitename: 'A Moodle of our own',
      fullname: 'Tessa Author',
      lang: 'en',
      userid: 3,
      siteurl: wwwroot(),
      functions: Object.keys(functions)
        .filter((name) => !isLacking(name))
        .map((name) => ({ name, version: '2023100900' })),
      downloadfiles: 1,
      release: '4.3 (Build: 20231009)',
    }),
    core_enrol_get_users_courses: () => content.courses.map(enrolled),
    core_course_get_courses_by_field: (form) => {
      const wanted = (form.get('value') ?? '').split(',')
      const known = form.get('field') === 'ids' ? content.courses : []
      const listed = known.filter(({ id }) => wanted.includes(String(id)))
      const mayChange = condition !== 'asked by a reader'
      return {
        courses: listed.map((course) => described({ ...course, mayChange: course.mayChange && mayChange })),
        warnings: [],
      }
    },
    core_course_get_contents: (form) => {
      if (!/^\d+$/.test(form.get('courseid') ?? '')) {
        return exception('invalidparameter', 'Invalid parameter value detected')
      }
      const course = content.courses.find(({ id }) => String(id) === form.get('courseid'))
      if (!course) return exception('invalidrecord', "Can't find data record in database table course.")
      if (form.has('options[0][name]') && form.get('options[0][name]') !== 'cmid') {
        return exception('invalidparameter', 'Invalid parameter value detected')
      }
      const only = form.get('options[0][value]')
      return course.sections.map((section, index) => ({
        id: section.id,
        name: section.name,
        visible: 1,
        summary: '',
        section: index,
        uservisible: true,
        modules: section.modules
          .filter(({ id }) => only === null || String(id) === only)
          .map((activity) => moduleAnswer(activity, root, rewritten.get(activity.id)?.changed)),
      }))
    },
    mod_page_get_pages_by_courses: (form) => {
      const course = content.courses.find(({ id }) => String(id) === form.get('courseids[0]'))
      const modules = course?.sections.flatMap((section) => section.modules) ?? []
      return {
        pages: modules.flatMap((activity) =>
          activity.modname === 'page' && activity.uservisible !== false
            ? [
                {
                  id: activity.id - 20,
                  coursemodule: activity.id,
                  course: course?.id,
                  name: activity.name,
                  content: rewritten.get(activity.id)?.body ?? activity.body,
                  contentformat: 1,
                  revision: activity.revision ?? 0,
                  timemodified: rewritten.get(activity.id)?.changed ?? activity.changed,
                },
              ]
            : [],
        ),
        warnings: [],
      }
    },
  }
  const untilItMoves = async (): Promise<void> => {
    if (condition !== 'hanging') return
    await changed.promise
    return untilItMoves()
  }
  const isLacking = (name: string) =>
    typeof condition === 'object' && 'lacking' in condition && condition.lacking === name
  const wwwroot = () => (typeof condition === 'object' && 'root' in condition ? condition.root : root)

  function callOf(form: URLSearchParams): Reply {
    const name = form.get('wsfunction') ?? ''
    if (form.get('moodlewsrestformat') !== 'json') {
      return { headers: { 'content-type': 'application/xml' }, body: '<RESPONSE></RESPONSE>' }
    }
    if (!isGood(form.get('wstoken')))
      return { json: exception('invalidtoken', 'Invalid token - token not found') }
    if (condition === 'with an expired key' || isLacking(name)) {
      return { json: exception('accessexception', 'Access control exception') }
    }
    const answer = functions[name]
    const unknown = exception('invalidrecord', "Can't find data record in database table external_functions.")
    return { json: answer ? answer(form) : unknown }
  }

  function fileOf(file: string, token: string | null): Reply {
    if (token === null) return { json: fileError('missingparam', 'A required parameter (token) was missing') }
    if (!isGood(token)) return { json: fileError('invalidtoken', 'Invalid token - token not found') }
    if (condition === 'without file downloads')
      return { json: fileError('accessexception', 'Access control exception') }
    const [, context] = /^(\d+)\//.exec(file) ?? []
    if (!Object.keys(content.files).some((known) => known.startsWith(`${context}/`)))
      return { json: fileError('invalidrecord', "Can't find data record in database table context.") }
    // The first folder below the files of a page is its revision. Its value does not matter, and it may be omitted.
    const found = content.files[file.replace(/^(\d+\/mod_page\/content)\/[^/]*/, '$1')]
    if (!found)
      return { status: 404, json: fileError('filenotfound', 'Sorry, the requested file could not be found') }
    return { headers: { 'content-type': found.type }, body: found.body }
  }

  function reply(method: string, address: URL, form: URLSearchParams): Reply {
    const below = address.pathname.startsWith(`${path}/`) ? address.pathname.slice(path.length) : ''
    if (condition === 'upgraded by its administrator') return maintenancePage
    if (typeof condition === 'object' && 'root' in condition && !condition.answersHere) {
      // AJAX scripts may not redirect, and do not return the right address.
      if (below.startsWith('/lib/ajax/'))
        return { json: fileError('redirecterrordetected', 'Unsupported redirect detected') }
      const location = `${condition.root}${below}`
      return { status: 303, headers: { ...html, location, 'x-redirect-by': 'Moodle' }, body: '' }
    }
    if (below === '/webservice/rest/server.php' && method === 'POST') {
      if (condition === 'without web services') return { status: 403, headers: html, body: '' }
      if (condition === 'in maintenance')
        return { json: exception('sitemaintenance', 'The site is undergoing maintenance') }
      return callOf(form)
    }
    if (below === '/lib/ajax/service-nologin.php') {
      const data = {
        wwwroot: wwwroot(),
        httpswwwroot: wwwroot(),
        sitename: 'A Moodle of our own',
        enablewebservices: 1,
      }
      return { json: [{ error: false, data }] }
    }
    const [, file] = /^\/webservice\/pluginfile\.php\/(.*)$/.exec(below) ?? []
    if (file !== undefined) return fileOf(file, address.searchParams.get('token'))
    if (below.startsWith('/pluginfile.php/'))
      return { status: 303, headers: { location: `${root}/login/index.php` } }
    if (below === '/login/index.php') return { headers: html, body: '<title>Log in</title>' }
    return { status: 404, headers: html, body: '<title>Not found</title>' }
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const address = new URL(request.url ?? '/', 'http://moodle.example')
      const form = new URLSearchParams(await text(request))
      asked.push({ path: address.pathname + address.search, form, headers: request.headers })
      await untilItMoves()
      if (condition === 'dropping connections') return response.destroy()
      const { status = 200, headers = {}, json, body } = reply(request.method ?? '', address, form)
      response.writeHead(
        status,
        json === undefined ? headers : { 'content-type': 'application/json', ...headers },
      )
      response.end(json === undefined ? body : JSON.stringify(json))
    }
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = server.address()
  root = `http://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : port}${path}`
  content = moodleContent(root)

  return {
    url: root,
    asked,
    be: (next) => {
      condition = next
      changed.resolve()
      changed = Promise.withResolvers()
    },
    rewrite: (activity, body) => void rewritten.set(activity, { body, changed: 1_796_000_000 }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The page that `admin/cli/maintenance.php` shows at all addresses. */
const maintenancePage = {
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '300',
    status: '503 Moodle under maintenance',
  },
  body: '<title>A Moodle of our own</title><p>Wir sind gleich wieder da.</p>',
}
const html = { 'content-type': 'text/html; charset=utf-8' }
const isGood = (token: string | null) => /^[0-9a-f]{31}9$/.test(token ?? '')
const exception = (errorcode: string, message: string) => ({
  exception: 'moodle_exception',
  errorcode,
  message,
})
const fileError = (errorcode: string, error: string) => ({
  error,
  errorcode,
  stacktrace: null,
  debuginfo: null,
  reproductionlink: null,
})

function enrolled({ id, shortname, fullname, lang, visible }: MoodleCourse) {
  return { id, shortname, fullname, displayname: fullname, lang, visible: visible ? 1 : 0, hidden: false }
}

function described({ id, shortname, fullname, lang, mayChange }: MoodleCourse) {
  const forTeachers = { idnumber: '', requested: 0, cacherev: 1, timemodified: 1_795_000_000 }
  return { id, shortname, fullname, displayname: fullname, lang, ...(mayChange && forTeachers) }
}

/** A module in the format of `core_course_get_contents`. */
function moduleAnswer(activity: MoodleModule, root: string, changed: number | undefined) {
  const { id, name, modname, visible = 1, visibleoncoursepage = 1, uservisible = true } = activity
  const { availability = null, availabilityinfo } = activity
  const common = {
    id,
    name,
    modname,
    visible,
    visibleoncoursepage,
    uservisible,
    availability,
    ...(availabilityinfo && { availabilityinfo }),
  }
  switch (activity.modname) {
    case 'page':
      return {
        ...common,
        contents: [],
        contentsinfo: { filescount: 1, lastmodified: changed ?? activity.changed },
      }
    case 'label':
      return { ...common, noviewlink: true, description: activity.description }
    case 'book':
      return { ...common, contents: contentsOf(activity.contextid, activity.chapters, root) }
    default:
      return common
  }
}

function contentsOf(contextid: number, chapters: readonly MoodleChapter[], root: string) {
  const structure = { type: 'content', filename: 'structure', filepath: '/', fileurl: null }
  const files = (list: readonly MoodleChapter[]): object[] =>
    list.flatMap(({ id, title, below = [] }) => [
      {
        type: 'file',
        filename: 'index.html',
        filepath: `/${id}/`,
        fileurl: `${root}/webservice/pluginfile.php/${contextid}/mod_book/chapter/${id}/index.html`,
        content: title,
      },
      ...files(below),
    ])
  return [{ ...structure, content: JSON.stringify(structureOf(chapters, 0)) }, ...files(chapters)]
}

function structureOf(chapters: readonly MoodleChapter[], level: number): object[] {
  return chapters.map(({ id, title, hidden, below = [] }) => ({
    title,
    href: `${id}/index.html`,
    level,
    hidden: hidden ? '1' : '0',
    subitems: structureOf(below, level + 1),
  }))
}
