import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { coursesApi } from '@lectern/domain/api/courses.ts'
import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { onJobEnd } from '../../api/events.ts'
import { limited } from './limited.ts'

const coursesKey = ['courses']
const pagesKey = (courseId: string) => ['pages', courseId]

/** Browsers open six connections to a host; two stay free for what the person does meanwhile. */
const oneOfFour = limited(4)

export function useCourses(): UseQueryResult<Course[]> {
  return useQuery({ queryKey: coursesKey, queryFn: ({ signal }) => call(coursesApi.list, { signal }) })
}

/** The pages of a course. They are asked for anew whenever the list is opened: an editor may have changed them. */
export function usePages(course: Course): UseQueryResult<CoursePage[]> {
  return useQuery({
    queryKey: pagesKey(course.id),
    queryFn: ({ signal }) => oneOfFour(() => call(coursesApi.pages, { body: course, signal })),
    refetchOnMount: 'always',
  })
}

/** Where the courses come from: 'canvas.riverside.edu'. */
export function useCourseSystem(): string | undefined {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => call(accountsApi.me, { signal }),
    staleTime: Infinity,
  })
  return data && new URL(data.base_url).host
}

/** Finds a page among those that were loaded. */
export function useFindPage(): (
  courseId: string,
  pageId: string,
) => { course: Course; page: CoursePage } | undefined {
  const queries = useQueryClient()
  return (courseId, pageId) => {
    const course = queries.getQueryData<Course[]>(coursesKey)?.find((one) => one.id === courseId)
    const page = queries.getQueryData<CoursePage[]>(pagesKey(courseId))?.find((one) => one.page_id === pageId)
    return course && page && { course, page }
  }
}

/** Asks for what the course system and we know now: of one course, or of everything. */
export function useRefresh(): (courseId?: string) => Promise<void> {
  const queries = useQueryClient()
  return async (courseId) => {
    const keys = courseId === undefined ? [coursesKey, ['pages']] : [pagesKey(courseId)]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

/** Whenever a job ends, the pages of its course are asked for again. */
export function useFreshPagesAfterJobs(): void {
  const queries = useQueryClient()
  useEffect(
    () => onJobEnd((job) => void queries.invalidateQueries({ queryKey: pagesKey(job.course_id) })),
    [queries],
  )
}
