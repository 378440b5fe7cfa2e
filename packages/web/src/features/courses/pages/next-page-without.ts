import type { CoursePage } from '@lectern/domain/courses/course.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { distinctPages, statusOf } from '../status/status-counts.ts'

/** The next page without content in this format: after the given one, otherwise from the start of the course. */
export function nextPageWithout(
  pages: readonly CoursePage[],
  pageId: string,
  format: Format,
): CoursePage | undefined {
  const distinct = distinctPages(pages)
  const at = distinct.findIndex((page) => page.page_id === pageId)
  return [...distinct.slice(at + 1), ...distinct.slice(0, at + 1)].find(
    (page) => page.page_id !== pageId && statusOf(page, format) === 'Not_Started',
  )
}
