import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Course } from './course.ts'
import {
  describeCourse,
  describeFile,
  describeItems,
  describeModule,
  describePage,
  describeTeacher,
} from './describe.ts'
import { CanvasError, errors } from './errors.ts'
import { withEtag } from './etag.ts'
import { findCourse, findFile, findModule, findPage } from './find.ts'
import { paginate } from './paginate.ts'
import { withStringIds } from './string-ids.ts'
import { teacherOf } from './teacher.ts'
import type { Teacher } from './teacher.ts'

interface Params {
  readonly course: string
  readonly module: string
  readonly page: string
  readonly file: string
}
type Request = FastifyRequest<{ Params: Params }>

/** The server: the read calls of the Canvas API over the given courses. */
export function createApp(courses: readonly Course[], logger?: FastifyBaseLogger): FastifyInstance {
  const clash = courses.find((course, index) => courses.findIndex(({ id }) => id === course.id) !== index)
  if (clash) throw new Error(`Two courses of the sandbox have the id ${clash.id}.`)

  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.addHook('onRequest', async (request) => {
    if (!request.headers['user-agent']) throw errors.noUserAgent()
    authenticate(request)
  })
  app.addHook('onSend', withEtag)
  app.setErrorHandler((error, request, reply) => {
    const problem = error instanceof CanvasError ? error : errors.broken()
    if (problem.status === 500) request.log.error(error)
    return reply.code(problem.status).headers(problem.headers).send(problem.body)
  })
  app.setNotFoundHandler(() => {
    throw errors.notFound()
  })

  addCourses(app, courses)
  addPages(app, courses)
  addFiles(app, courses)
  return app
}

function addCourses(app: FastifyInstance, courses: readonly Course[]) {
  const course = (request: Request) => findCourse(courses, request.params.course)

  app.get('/api/v1/users/self', (request, reply) =>
    send(request, reply, describeTeacher(authenticate(request))),
  )
  app.get('/api/v1/courses', (request, reply) => {
    const query = addressOf(request).searchParams
    const states = query.getAll('state[]')
    // Each user is a teacher of every course, and every course is available. Other roles and states have no courses.
    const shown =
      ['teacher', null].includes(query.get('enrollment_type')) &&
      ['active', null].includes(query.get('enrollment_state')) &&
      (states.length === 0 || states.includes('available'))
    const teacher = authenticate(request)
    return sendList(request, reply, shown ? courses : [], (each) => describeCourse(each, teacher))
  })
  app.get('/api/v1/courses/:course', (request: Request, reply) =>
    send(request, reply, describeCourse(course(request), authenticate(request))),
  )
  app.get('/api/v1/courses/:course/modules', (request: Request, reply) => {
    const from = course(request)
    const withItems = includes(request, 'items')
    return sendList(request, reply, from.modules, (each) =>
      describeModule(from, each, homeOf(request), withItems),
    )
  })
  app.get('/api/v1/courses/:course/modules/:module/items', (request: Request, reply) => {
    const from = course(request)
    const items = describeItems(from, findModule(from, request.params.module), homeOf(request))
    return sendList(request, reply, items, (item) => item)
  })
}

function addPages(app: FastifyInstance, courses: readonly Course[]) {
  const course = (request: Request) => findCourse(courses, request.params.course)

  app.get('/api/v1/courses/:course/pages', (request: Request, reply) => {
    const from = course(request)
    const { searchParams } = addressOf(request)
    const pages = searchParams.get('published') === 'false' ? [] : [...from.pages]
    if (searchParams.get('sort') === 'title') pages.sort((a, b) => a.title.localeCompare(b.title))
    if (searchParams.get('order') === 'desc') pages.reverse()
    const withBody = includes(request, 'body')
    return sendList(request, reply, pages, (page) => describePage(from, page, homeOf(request), withBody))
  })
  app.get('/api/v1/courses/:course/pages/:page', (request: Request, reply) => {
    const from = course(request)
    return send(
      request,
      reply,
      describePage(from, findPage(from, request.params.page), homeOf(request), true),
    )
  })
  app.get('/api/v1/courses/:course/front_page', (request: Request, reply) => {
    const from = course(request)
    const page = from.pages.find(({ isFrontPage }) => isFrontPage)
    if (!page) throw errors.noFrontPage()
    return send(request, reply, describePage(from, page, homeOf(request), true))
  })
}

/** The description of a file in the API, and its bytes. Both require the key. */
function addFiles(app: FastifyInstance, courses: readonly Course[]) {
  const file = ({ params }: Request) =>
    findFile(params.course ? [findCourse(courses, params.course)] : courses, params.file)

  for (const above of ['', '/courses/:course']) {
    app.get(`/api/v1${above}/files/:file`, (request: Request, reply) =>
      send(request, reply, describeFile(file(request), homeOf(request))),
    )
    for (const way of ['download', 'preview']) {
      app.get(`${above}/files/:file/${way}`, (request: Request, reply) => {
        const { bytes, contentType } = file(request)
        return reply.type(contentType).send(bytes)
      })
    }
  }
}

function authenticate(request: FastifyRequest): Teacher {
  const key = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!key) throw errors.noKey()
  const teacher = teacherOf(key)
  if (!teacher) throw errors.badKey()
  return teacher
}

const homeOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`
const addressOf = (request: FastifyRequest) => new URL(request.url, homeOf(request))
const includes = (request: FastifyRequest, what: string) =>
  addressOf(request).searchParams.getAll('include[]').includes(what)

function sendList<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: readonly T[],
  describe: (each: T) => object,
) {
  const { part, link } = paginate(list, addressOf(request))
  return send(request, reply.header('link', link), part.map(describe))
}

/** The sandbox never throttles, but sends the headers of the throttle so that clients can read them. */
function send(request: FastifyRequest, reply: FastifyReply, body: object) {
  const asStrings = request.headers.accept?.includes('application/json+canvas-string-ids')
  return reply
    .headers({ 'x-request-cost': '0.05', 'x-rate-limit-remaining': '699.95' })
    .send(asStrings ? withStringIds(body) : body)
}
