import type { Course } from '@lectern/domain/courses/course.ts'
import type { Ref } from 'react'
import { useCourseList } from './state/course-list-store.ts'
import { useCourseHost, useCoursesBeingRead } from './state/course-queries.ts'
import { findCourses } from './state/find-courses.ts'
import { useRefresh } from './state/use-refresh.ts'
import { RefreshButtons } from './refresh-buttons.tsx'
import { ImportButton } from './import/import-button.tsx'
import { messages } from './messages.ts'

interface CoursesHeadingProps {
  /** The heading, which can receive the focus. */
  ref?: Ref<HTMLHeadingElement>
  courses: readonly Course[] | undefined
  /** Whether the list of courses is being loaded. */
  reading: boolean
}

/** The number of courses and their origin, whether they are being loaded, and the button that loads them again. */
export function CoursesHeading({ ref, courses, reading }: CoursesHeadingProps) {
  const { running: refreshing } = useRefresh()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 md:mb-4.5">
      <div className="flex basis-full items-baseline gap-3">
        <h1 ref={ref} tabIndex={-1} className="text-2xl leading-tight font-bold tracking-tight">
          {messages.courses}
        </h1>
        {courses && !refreshing && <UpdatingNote reading={reading} />}
      </div>
      <CourseCount courses={courses} />
      <div className="flex flex-wrap items-center gap-2 max-md:gap-0">
        <ImportButton />
        <RefreshButtons courses={courses?.length ?? 0} />
      </div>
    </div>
  )
}

/** '12 courses from canvas.riverside.edu', or the number that a search found. Screen readers announce changes. */
function CourseCount({ courses }: { courses: readonly Course[] | undefined }) {
  const host = useCourseHost()
  const search = useCourseList((list) => list.search)
  return (
    <output className="block min-h-[1.5em] flex-[1_1_6rem] text-sm [overflow-wrap:anywhere] text-ink-3 tabular-nums">
      {courses && countWords(courses, search, host)}
    </output>
  )
}

function countWords(courses: readonly Course[], search: string, host: string | undefined): string {
  const all = courses.length
  if (search.trim() !== '') return messages.coursesFound(findCourses(courses, search).length, all)
  if (host === undefined) return messages.courseCount(all)
  const imported = courses.filter((course) => course.imported).length
  if (imported === 0) return messages.coursesFrom(all, host)
  return messages.coursesFromAndImported(all - imported, host, imported)
}

/** Shown while the list and its pages are being updated. */
function UpdatingNote({ reading }: { reading: boolean }) {
  const pagesRead = useCoursesBeingRead()
  return (
    <output className="text-xs text-ink-3 tabular-nums">
      {(reading || pagesRead > 0) && <span className="inline-block animate-late">{messages.updating}</span>}
    </output>
  )
}
