import { Problem } from '@lectern/domain/problems/problems.ts'
import type {
  CoursePublishing,
  NewPage,
  PageChange,
  PageConflict,
  PageIdentity,
  PagePlace,
  PagePlacement,
  PublishedPage,
} from '../../course-material/courses/publishing/course-publishing.ts'
import type { FakeCourse, FakePage } from './fake-course.ts'

/** The courses of a fake, which change when pages are published. */
export interface FakeCourses {
  find(courseId: string): FakeCourse
  change(course: FakeCourse): void
  newPageId(): string
}

/** How a fake answers a call: with a failure, late, or without a response to a change. */
export type FakeAnswer = <T>(call: string, signal: AbortSignal | undefined, act: () => T) => Promise<T>

const longestTitle = 255
const longestBody = 500 * 1024

/** Publishing in memory, which passes the contract. A page is marked by a comment in its body. */
export function createFakePublishing(courses: FakeCourses, answer: FakeAnswer): CoursePublishing {
  return {
    createPage: (courseId, page, signal) =>
      answer(`createPage ${courseId} ${page.mark}`, signal, () => createPage(courses, courseId, page)),
    findPage: (courseId, page, signal) =>
      answer(`findPage ${courseId} ${page.mark}`, signal, () => findPage(courses, courseId, page)),
    placePage: (courseId, pageId, place, signal) =>
      answer(`placePage ${courseId} ${pageId}`, signal, () => placePage(courses, courseId, pageId, place)),
    readPage: (courseId, pageId, signal) =>
      answer(`readPublishedPage ${courseId} ${pageId}`, signal, () =>
        toPublished(pageIn(courses.find(courseId), pageId)),
      ),
    updatePage: (courseId, pageId, change, signal) =>
      answer(`updatePage ${courseId} ${pageId}`, signal, () => updatePage(courses, courseId, pageId, change)),
    removePage: (courseId, pageId, removal, signal) =>
      answer(`removePage ${courseId} ${pageId}`, signal, () =>
        removePage(courses, courseId, pageId, removal),
      ),
  }
}

function createPage(courses: FakeCourses, courseId: string, page: NewPage): PublishedPage {
  const course = courses.find(courseId)
  const created = page.isFirst ? undefined : findPage(courses, courseId, page)
  if (created) return created
  const stored = { id: courses.newPageId(), ...contentOf(page), isVisible: page.isVisible }
  courses.change({ ...course, pages: [...course.pages, stored] })
  return toPublished(stored)
}

function findPage(
  courses: FakeCourses,
  courseId: string,
  { mark, title }: Pick<NewPage, 'mark' | 'title'>,
): PublishedPage | null {
  const isSought = ({ html = '', ...page }: FakePage) =>
    html.includes(markOf(mark)) && page.title === storedTitle(title)
  const found = courses.find(courseId).pages.find(isSought)
  return found ? toPublished(found) : null
}

function placePage(
  courses: FakeCourses,
  courseId: string,
  pageId: string,
  { sourcePageId, at, siblingPageIds = [] }: PagePlace,
): PagePlacement | null {
  const course = courses.find(courseId)
  pageIn(course, pageId)
  const { modules = [] } = course
  const present = modules.find(({ pages }) => pages.includes(pageId))
  const module = present ?? modules.find(({ pages }) => pages.includes(sourcePageId))
  if (!module) return null
  const { id, name, pages } = module
  const after = pages.slice(pages.indexOf(sourcePageId) + 1)
  const others = after.findIndex((each) => !siblingPageIds.includes(each))
  const isAtEnd = at === 'module_end' || others < 0
  const index = isAtEnd ? pages.length : pages.length - after.length + others
  const placed = present ? pages : pages.toSpliced(index, 0, pageId)
  courses.change({
    ...course,
    modules: modules.map((each) => (each.id === id ? { ...each, pages: placed } : each)),
  })
  return { module: { id, name }, position: placed.indexOf(pageId) + 1 }
}

function updatePage(
  courses: FakeCourses,
  courseId: string,
  pageId: string,
  change: PageChange,
): { outcome: 'updated'; page: PublishedPage } | PageConflict {
  const course = courses.find(courseId)
  const page = pageIn(course, pageId)
  const content = contentOf({ ...change, html: `${change.htmlAbove ?? ''}${change.html}` })
  const conflict = conflictOf(page, change)
  const isWritten = change.mayBeMade && page.title === content.title && page.html === content.html
  if (conflict && !(conflict.outcome === 'changed' && isWritten)) return conflict
  if (page.isFrontPage && change.isVisible === false) throw frontPage()
  const { isVisible = page.isVisible ?? true } = change
  const changed = { ...page, ...content, isVisible }
  courses.change({ ...course, pages: course.pages.map((each) => (each.id === pageId ? changed : each)) })
  return { outcome: 'updated', page: toPublished(changed) }
}

function removePage(
  courses: FakeCourses,
  courseId: string,
  pageId: string,
  removal: PageIdentity,
): { outcome: 'removed' } | PageConflict {
  const course = courses.find(courseId)
  const page = course.pages.find(({ id }) => id === pageId)
  if (!page) return { outcome: 'removed' }
  const conflict = conflictOf(page, removal)
  if (conflict) return conflict
  if (page.isFrontPage) throw frontPage()
  courses.change(withoutPage(course, pageId))
  return { outcome: 'removed' }
}

/** The course without a page and its places. */
export function withoutPage(course: FakeCourse, pageId: string): FakeCourse {
  return {
    ...course,
    pages: course.pages.filter(({ id }) => id !== pageId),
    modules: (course.modules ?? []).map((module) => ({
      ...module,
      pages: module.pages.filter((id) => id !== pageId),
    })),
  }
}

function conflictOf(page: FakePage, { mark, knownRevision }: PageIdentity): PageConflict | undefined {
  const current = toPublished(page)
  if (!current.html.includes(markOf(mark))) return { outcome: 'foreign', current }
  const isKnown = knownRevision === null || knownRevision === current.revision
  return isKnown ? undefined : { outcome: 'changed', current }
}

function contentOf({ title, html, mark }: Pick<NewPage, 'title' | 'html' | 'mark'>) {
  if (!title.trim()) throw new Problem('PAGE_NOT_ACCEPTED', { reason: 'title' })
  if (html.length > longestBody) throw new Problem('PAGE_NOT_ACCEPTED', { reason: 'content' })
  const safe = html.replaceAll(/<script.*?<\/script>| on\w+="[^"]*"/gs, '')
  return {
    title: storedTitle(title),
    html: `${safe}${markOf(mark)}`,
    editedBy: 'Ada Byron',
  }
}

const storedTitle = (title: string) => [...title.trim()].slice(0, longestTitle).join('')

function toPublished({ id, title, html = '', isVisible = true, editedBy }: FakePage): PublishedPage {
  const revision = JSON.stringify([title, html])
  const url = `https://courses.example/pages/${id}`
  return { id, title, html, isVisible, updatedAt: null, editedBy: editedBy ?? null, revision, url }
}

const markOf = (mark: string) => `<!-- lectern ${mark} -->`
const frontPage = () => new Problem('PAGE_NOT_ACCEPTED', { reason: 'frontPage' })

function pageIn({ pages }: FakeCourse, pageId: string): FakePage {
  const page = pages.find(({ id }) => id === pageId)
  if (!page) throw new Problem('NOT_FOUND')
  return page
}
