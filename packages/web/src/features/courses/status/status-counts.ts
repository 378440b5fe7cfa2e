import { readContentStatus, type ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { CoursePage } from '@lectern/domain/courses/course.ts'
import { type Format, formats } from '@lectern/domain/courses/formats.ts'

/** The status of a page's content in one format. */
export function statusOf(page: CoursePage, format: Format): ContentStatus {
  return readContentStatus(page[formats[format].statusField])
}

/** Number of slides or segments of a page in one format. */
export function partsOf(page: CoursePage, format: Format): number {
  return page[formats[format].countField]
}

/** The pages without duplicates, because a page can be in several modules. */
export function distinctPages(pages: readonly CoursePage[]): CoursePage[] {
  return [...new Map(pages.map((page) => [page.page_id, page])).values()]
}

/** Number of pages in each status. */
export function countStatuses(pages: readonly CoursePage[], format: Format): Record<ContentStatus, number> {
  const counts = { Completed: 0, In_Progress: 0, Not_Started: 0 }
  for (const page of pages) counts[statusOf(page, format)] += 1
  return counts
}
