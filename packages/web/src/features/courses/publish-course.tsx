import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { PublishButton } from '../../publishing/publish-button.tsx'
import { type Piece, pieceKey } from '../../publishing/state/pieces.ts'
import { useCourseList } from './state/course-list-store.ts'
import { statusOf } from './status/status-counts.ts'

interface PublishCourseProps {
  course: Course
  pages: readonly CoursePage[]
}

/** Publishes the complete slideshows and podcasts of the selected pages, or of all pages, in their course. */
export function PublishCourse({ course, pages }: PublishCourseProps) {
  const selected = useCourseList((list) => list.selected.get(course.id))
  const pieces = piecesOf(pages)
  const chosen = pieces.filter(({ pageId }) => selected?.has(pageId)).map(pieceKey)
  return (
    <PublishButton
      look="quiet"
      courseId={course.id}
      courseName={course.name}
      pieces={pieces}
      isWholeCourse
      chosen={chosen.length > 0 ? new Set(chosen) : undefined}
    />
  )
}

/** Returns the pieces that were generated from the pages, in the order of the pages. */
function piecesOf(pages: readonly CoursePage[]): Piece[] {
  return pages.flatMap((page) =>
    formatNames
      .filter((format) => statusOf(page, format) !== 'Not_Started')
      .map((format) => ({ pageId: page.page_id, format, title: page.page_title })),
  )
}
