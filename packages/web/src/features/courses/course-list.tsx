import type { Course } from '@lectern/domain/courses/course.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CourseCard } from './course-card.tsx'
import { searchCourses, useCourseList } from './course-list-store.ts'
import { NoAnswerPicture, NothingFoundPicture } from './pictures.tsx'

interface CourseListProps {
  query: UseQueryResult<Course[]>
  onGenerate: () => void
}

/** The courses that fit the search; or why there are none to show. */
export function CourseList({ query, onGenerate }: CourseListProps) {
  const search = useCourseList((list) => list.search)
  if (query.isPending) return <Loading />
  if (!query.data) return <Failed problem={query.error} onRetry={() => void query.refetch()} />
  const found = findCourses(query.data, search)
  if (found.length === 0) return <NothingFound />
  return (
    <div className="grid gap-3">
      {found.map((course) => (
        <CourseCard key={course.id} course={course} onGenerate={onGenerate} />
      ))}
    </div>
  )
}

/** The courses whose name or code holds the text, whatever its case. */
export function findCourses(courses: readonly Course[], search: string): Course[] {
  const wanted = search.trim().toLowerCase()
  return courses.filter(({ name, course_code }) =>
    [name, course_code].some((words) => words.toLowerCase().includes(wanted)),
  )
}

function Loading() {
  return (
    <div className="grid gap-3.5">
      <output className="flex items-center gap-2.5 font-medium">
        <Spinner />
        Loading courses...
      </output>
      {[1, 2, 3].map((key) => (
        <Card
          key={key}
          className="grid grid-cols-[1fr_8rem] items-center gap-x-6 gap-y-2.5 px-5 py-4 md:grid-cols-[1fr_22rem]"
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

function Failed({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        picture={<NoAnswerPicture />}
        title="Your courses could not be loaded"
        actions={
          <Button look="primary" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {sentenceOf(problem, 'Something went wrong. Please try again.')}
      </EmptyState>
    </Card>
  )
}

function NothingFound() {
  return (
    <Card>
      <EmptyState
        picture={<NothingFoundPicture />}
        title="No courses found"
        actions={<Button onClick={() => searchCourses('')}>Clear Search</Button>}
      >
        Try adjusting your search criteria or check your connection.
      </EmptyState>
    </Card>
  )
}
