import type { FastifyInstance } from 'fastify'
import type { Course, Page } from './course.ts'
import { withoutPage, withPage } from './course-state.ts'
import type { CourseState } from './course-state.ts'
import { describePage } from './describe.ts'
import { errors } from './errors.ts'
import { findPage, findPageIfAny } from './find.ts'
import { checkTitle, freeSlug } from './page-title.ts'
import { fieldsOf, truthOf } from './request-fields.ts'
import { authenticate, homeOf, send } from './respond.ts'
import type { Request } from './respond.ts'
import { sanitiseBody } from './sanitise-body.ts'
import type { Teacher } from './teacher.ts'

/** In characters. */
const longestBody = 500 * 1024

/** The calls that change pages. */
export function addPageChanges(app: FastifyInstance, state: CourseState) {
  const save = (course: Course, request: Request, page: Page) => {
    const fields = fieldsOf(request.body, 'wiki_page')
    if (!fields) throw errors.badRequest('wiki_page is missing')
    const changed = changedPage(course, page, fields, authenticate(request))
    const after = withPage(course, changed)
    state.change(after)
    return describePage(after, changed, homeOf(request), true)
  }

  app.post('/api/v1/courses/:course/pages', (request: Request, reply) => {
    const course = state.find(request.params.course)
    return send(request, reply, save(course, request, newPage(state, '')))
  })
  // Canvas creates a page that it does not find.
  app.put('/api/v1/courses/:course/pages/:page', (request: Request, reply) => {
    const course = state.find(request.params.course)
    const { page } = request.params
    return send(request, reply, save(course, request, findPageIfAny(course, page) ?? newPage(state, page)))
  })
  app.delete('/api/v1/courses/:course/pages/:page', (request: Request, reply) => {
    const course = state.find(request.params.course)
    const page = findPage(course, request.params.page)
    if (page.isFrontPage) throw errors.invalid('front_page', 'invalid', 'The front page cannot be deleted')
    state.change(withoutPage(course, page))
    return send(request, reply, describePage(course, page, homeOf(request), true))
  })
}

function newPage(state: CourseState, title: string): Page {
  const now = timeNow()
  return { id: state.newId(), url: '', title, html: '', isFrontPage: false, createdAt: now, updatedAt: now }
}

function changedPage(
  course: Course,
  page: Page,
  fields: Readonly<Record<string, string>>,
  teacher: Teacher,
): Page {
  const title = (fields['title'] ?? page.title).trim()
  checkTitle(title)
  const html = fields['body'] === undefined ? page.html : sanitiseBody(fields['body'])
  if (html.length > longestBody)
    throw errors.invalid('body', 'too_long', `is too long (maximum is ${longestBody} characters)`)
  const isPublished = truthOf(fields['published']) ?? page.isPublished ?? true
  const isFrontPage = truthOf(fields['front_page']) ?? page.isFrontPage
  if (isFrontPage && !isPublished)
    throw errors.invalid('published', 'invalid', 'The front page cannot be unpublished')
  const isEdited = title !== page.title || html !== page.html
  return {
    ...page,
    title,
    html,
    isPublished,
    isFrontPage,
    editedBy: teacher,
    url: title === page.title && page.url ? page.url : freeSlug(course, title, page.id),
    ...(isEdited && { updatedAt: timeNow() }),
  }
}

/** Canvas sends times in seconds. */
const timeNow = () => new Date().toISOString().replace(/\.\d+/, '')
