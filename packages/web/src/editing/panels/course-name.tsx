import { coursesApi } from '@lectern/domain/api/courses.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The name of a course. Undefined until it is loaded, or if it cannot be loaded. */
export function useCourseName(courseId: string): string | undefined {
  const { data: courses } = useQuery({
    queryKey: ['course names'],
    // Cached courses: an editor must not wait for the course system.
    queryFn: ({ signal }) => call(coursesApi.list, { signal, headers: { 'Cache-Control': 'max-stale' } }),
    staleTime: 60_000,
    retry: false,
  })
  return courses?.find(({ id }) => id === courseId)?.name
}

export function CourseName({ courseId }: { courseId: string }) {
  const name = useCourseName(courseId)
  // Isolated, so that a right-to-left name does not change the order of the text beside it.
  return (
    name !== undefined && (
      <span>
        <bdi>{name}</bdi>
      </span>
    )
  )
}
