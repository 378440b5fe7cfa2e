import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Course } from './course.ts'
import { createCourseState } from './course-state.ts'
import type { CourseState } from './course-state.ts'
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
import { findFile, findModule, findPage } from './find.ts'
import { acceptForms } from './request-fields.ts'
import { addressOf, authenticate, homeOf, includes, send, sendList } from './respond.ts'
import type { Request } from './respond.ts'
import { createAdmission } from './admission.ts'
import { addItemChanges } from './write-items.ts'
import { addPageChanges } from './write-pages.ts'

/** Larger than the longest body of a page in a form. */
const mostBytes = 8 * 1024 * 1024

/** The server: calls of the Canvas API over the given courses. Changes are lost when it stops. */
export function createApp(courses: readonly Course[], logger?: FastifyBaseLogger): FastifyInstance {
  const admitChange = createAdmission()
  const clash = courses.find((course, index) => courses.findIndex(({ id }) => id === course.id) !== index)
  if (clash) throw new Error(`Two courses of the sandbox have the id ${clash.id}.`)

  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: mostBytes,
  })
  app.addHook('onRequest', async (request) => {
    if (!request.headers['user-agent']) throw errors.noUserAgent()
    const teacher = authenticate(request)
    if (isChange(request)) admitChange(teacher)
  })
  app.addHook('onSend', withEtag)
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status === 500) request.log.error(error)
    return reply.code(problem.status).headers(problem.headers).send(problem.body)
  })
  app.setNotFoundHandler(() => {
    throw errors.notFound()
  })

  acceptForms(app)
  const state = createCourseState(courses)
  addCourses(app, state)
  addPages(app, state)
  addFiles(app, state)
  addPageChanges(app, state)
  addItemChanges(app, state)
  return app
}

/** Errors of fastify are about the request: a body that is too long, or broken JSON. */
function problemOf(error: unknown): CanvasError {
  if (error instanceof CanvasError) return error
  const isRequest = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
  return isRequest ? errors.badRequest('The request is invalid.') : errors.broken()
}

const isChange = (request: FastifyRequest) => !['GET', 'HEAD'].includes(request.method)

function addCourses(app: FastifyInstance, state: CourseState) {
  const course = (request: Request) => state.find(request.params.course)

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
    return sendList(request, reply, shown ? state.all() : [], (each) => describeCourse(each, teacher))
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

function addPages(app: FastifyInstance, state: CourseState) {
  const course = (request: Request) => state.find(request.params.course)

  app.get('/api/v1/courses/:course/pages', (request: Request, reply) => {
    const from = course(request)
    const { searchParams } = addressOf(request)
    const published = searchParams.get('published')
    const pages = from.pages.filter(
      ({ isPublished = true }) => published === null || String(isPublished) === published,
    )
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
function addFiles(app: FastifyInstance, state: CourseState) {
  const file = ({ params }: Request) =>
    findFile(params.course ? [state.find(params.course)] : state.all(), params.file)

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
