import type { Course } from '@lectern/domain/courses/course.ts'
import { memo, useDeferredValue, useMemo } from 'react'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CourseCard } from './course-card.tsx'
import { useCourseList } from './state/course-list-store.ts'
import { findCourses } from './state/find-courses.ts'
import { messages } from './messages.ts'
import { NoCourses, NothingFound } from './no-courses.tsx'

interface CourseListProps {
  courses: readonly Course[]
  onGenerate: () => void
}

/** The courses that match the search, or a notice that none does. */
export const CourseList = memo(function CourseList({ courses, onGenerate }: CourseListProps) {
  // Deferred, so that typing does not wait for the list.
  const search = useDeferredValue(useCourseList((list) => list.search))
  const found = useMemo(() => new Set(findCourses(courses, search)), [courses, search])
  return (
    <>
      {courses.length === 0 ? <NoCourses /> : found.size === 0 && <NothingFound />}
      <div className="grid gap-3 [--page-row:9.5rem] md:[--page-row:3.75rem]">
        {courses.map((course) => (
          // Hidden cards stay mounted, so that their pages are not loaded again after the search.
          <div key={course.id} className="grid min-w-0" hidden={!found.has(course)}>
            <CourseCard course={course} onGenerate={onGenerate} />
          </div>
        ))}
      </div>
    </>
  )
})

export function CoursesLoading() {
  return (
    <div className="grid gap-3.5">
      <output className="flex items-center gap-2.5 font-medium">
        <Spinner />
        {messages.loading}
      </output>
      {[1, 2, 3].map((key) => (
        <Card
          key={key}
          className="grid animate-late grid-cols-[1fr_8rem] items-center gap-x-6 gap-y-2.5 px-5 py-4 md:grid-cols-[1fr_22rem]"
        >
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-2" />
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-2" />
        </Card>
      ))}
    </div>
  )
}
