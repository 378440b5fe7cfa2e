import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystem, SystemCourse } from '../courses/course-system.ts'
import type { StructuredPage } from './page.ts'
import { readPage } from './page-reader/read-page.ts'

/** A page of a course as the writers see it. PAGE_TOO_SHORT when it is empty, PAGE_NOT_READABLE when it is closed. */
export async function readCoursePage(
  system: CourseSystem,
  course: SystemCourse,
  pageId: string,
  signal: AbortSignal,
): Promise<StructuredPage> {
  const body = await system.readPage(course.id, pageId, signal)
  if (body.state === 'empty') throw new Problem('PAGE_TOO_SHORT')
  if (body.state !== 'ok') throw new Problem('PAGE_NOT_READABLE', { sentence: body.note })
  return readPage({
    title: body.title,
    html: body.html,
    ...(course.language ? { language: course.language } : {}),
  })
}
