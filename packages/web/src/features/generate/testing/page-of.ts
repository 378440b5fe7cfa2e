import { noContent } from '@lectern/domain/courses/content-state.ts'
import type { PageOfCourse } from '../selection.ts'

/** A page for tests, in a course with this language or without one. */
export function pageOf(courseId: string, pageId: string, language?: string): PageOfCourse {
  return {
    course: {
      id: courseId,
      name: `Course ${courseId}`,
      course_code: '',
      ...(language === undefined ? {} : { language }),
    },
    page: {
      page_id: pageId,
      page_title: `Page ${pageId}`,
      module_id: null,
      module_name: null,
      module_position: null,
      item_position: null,
      ...noContent,
    },
  }
}
