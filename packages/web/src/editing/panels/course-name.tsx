import { coursesApi } from '@lectern/domain/api/courses.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The name of the course that a page belongs to. Undefined until it is known, or where it cannot be. */
export function useCourseName(courseId: string): string | undefined {
  const { data: courses } = useQuery({
    queryKey: ['course names'],
    // As last known: an editor must not wait for the course system.
    queryFn: ({ signal }) => call(coursesApi.list, { signal, headers: { 'Cache-Control': 'max-stale' } }),
    staleTime: 60_000,
    retry: false,
  })
  return courses?.find(({ id }) => id === courseId)?.name
}

export function CourseName({ courseId }: { courseId: string }) {
  const name = useCourseName(courseId)
  // Isolated, so that a name in another direction does not change the order of what stands beside it.
  return (
    name !== undefined && (
      <span>
        <bdi>{name}</bdi>
      </span>
    )
  )
}
