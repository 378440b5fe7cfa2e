import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { coursesApi } from '@lectern/domain/api/courses.ts'
import type { CourseSystemState } from '@lectern/domain/courses/course-system-state.ts'
import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import {
  useIsFetching,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call, callWithAnswer } from '../../../api/call.ts'
import { onJobsEnd } from '../../../api/events/jobs.ts'
import { inBackground } from '../../../ui/in-background.ts'
import {
  forgetMissingCourses,
  forgetMissingPages,
  useCourseList,
  type SelectedPage,
} from './course-list-store.ts'
import { isVisible } from './visible-courses.ts'
import { withConcurrencyLimit } from './with-concurrency-limit.ts'

export const coursesKey = ['courses']
const systemKey = ['course-system']
const allPagesKey = ['pages']
const pagesKey = (courseId: string) => [...allPagesKey, courseId]

/** Requests the cached list immediately. Without this header, the server waits for the course system. */
const acceptCached = { 'Cache-Control': 'max-stale' }
/** Seconds during which a cached list of pages is current. */
const freshSeconds = 60

interface QueryContext {
  readonly client: QueryClient
  readonly signal: AbortSignal
}

/** The courses: first as cached, then as the course system lists them now. */
export function useCourses(): UseQueryResult<Course[]> {
  return useQuery({ queryKey: coursesKey, queryFn: readCourses, refetchOnMount: 'always' })
}

async function readCourses({ client, signal }: QueryContext): Promise<Course[]> {
  try {
    if (client.getQueryData(coursesKey) === undefined) {
      const known = await callWithAnswer(coursesApi.list, { signal, headers: acceptCached })
      forgetMissingCourses(known.data)
      if (secondsOld(known.response) === 0) return known.data
      client.setQueryData(coursesKey, known.data)
    }
    const courses = await call(coursesApi.list, { signal })
    forgetMissingCourses(courses)
    return courses
  } finally {
    await readSystem(client)
  }
}

/** The pages of a course. Loaded again whenever the list is opened, because an editor may have changed them. */
export function usePages(course: Course): UseQueryResult<CoursePage[]> {
  return useQuery({
    queryKey: pagesKey(course.id),
    queryFn: (context) => readPages(course, context),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

/** Browsers open six connections to a host. Two stay free for other actions of the user. */
const limitRequests = withConcurrencyLimit(4)
/** Courses whose pages are requested from the course system, because the user pressed Refresh. */
const coursesToRefresh = new Set<string>()

async function readPages(course: Course, { client, signal }: QueryContext): Promise<CoursePage[]> {
  const ask = async (headers: Record<string, string>, later: number) => {
    const answer = await limitRequests(
      () => callWithAnswer(coursesApi.pages, { body: course, signal, headers }),
      () => later + (isOpenOrVisible(course.id) ? 0 : 1),
    )
    forgetMissingPages(course.id, answer.data)
    return answer
  }
  try {
    if (!coursesToRefresh.delete(course.id)) {
      const known = await ask(acceptCached, 0)
      if (secondsOld(known.response) < freshSeconds) return known.data
      client.setQueryData(pagesKey(course.id), known.data)
    }
    // Cached pages of other courses have priority over new pages of this one.
    return (await ask({}, 2)).data
  } catch (problem) {
    // The key is the same for all courses, so the list must show the problem.
    if (problem instanceof ApiProblem && problem.code === 'KEY_REJECTED')
      inBackground(client.invalidateQueries({ queryKey: coursesKey }, { cancelRefetch: false }))
    throw problem
  }
}

function isOpenOrVisible(courseId: string): boolean {
  return isVisible(courseId) || useCourseList.getState().expanded.has(courseId)
}

/** Age of a response in seconds; infinite if the server does not send it. */
function secondsOld(response: Response): number {
  const age = response.headers.get('age')
  return age === null ? Infinity : Number(age)
}

async function readSystem(client: QueryClient): Promise<void> {
  await client
    .fetchQuery({
      queryKey: systemKey,
      queryFn: ({ signal }) => call(coursesApi.system, { signal }),
      staleTime: 0,
    })
    .catch(() => undefined)
}

/** The result of the last request to the course system, and its time. Undefined before the first request. */
export function useCourseSystem(): { system: CourseSystemState | undefined; askedAt: Date } {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call(coursesApi.system, { signal }),
    enabled: false,
  })
  return { system: data, askedAt: new Date(dataUpdatedAt) }
}

/** The host of the course system: 'canvas.riverside.edu'. */
export function useCourseHost(): string | undefined {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => call(accountsApi.me, { signal }),
    staleTime: Infinity,
  })
  return data && new URL(data.base_url).host
}

/** Number of courses whose pages are being loaded. */
export function useCoursesBeingRead(): number {
  return useIsFetching({ queryKey: allPagesKey })
}

/** The selected pages, by course, in the order of the list. */
export function useSelectedPages(): SelectedPage[] {
  const client = useQueryClient()
  const selected = useCourseList((list) => list.selected)
  // After a reload, the selection is restored before the pages are loaded.
  const reading = useCoursesBeingRead()
  return useMemo(() => {
    const courses = client.getQueryData<Course[]>(coursesKey) ?? []
    return courses.flatMap((course) => {
      const ticked = selected.get(course.id)
      const pages = ticked ? (client.getQueryData<CoursePage[]>(pagesKey(course.id)) ?? []) : []
      const distinct = new Map(pages.map((page) => [page.page_id, page]))
      return [...distinct.values()]
        .filter((page) => ticked?.has(page.page_id))
        .map((page) => ({ course, page }))
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the pages may have changed when `reading` changes
  }, [client, selected, reading])
}

/** Loads all courses and pages again from the course system. */
export async function readAllAgain(client: QueryClient): Promise<void> {
  for (const { id } of client.getQueryData<Course[]>(coursesKey) ?? []) coursesToRefresh.add(id)
  await Promise.all([coursesKey, allPagesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Stops loading lists that are shown already. They stay as they are. */
export async function stopReading(client: QueryClient): Promise<void> {
  coursesToRefresh.clear()
  const isShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined
  await Promise.all(
    [coursesKey, allPagesKey].map((queryKey) => client.cancelQueries({ queryKey, predicate: isShown })),
  )
}

/** Loads the pages of a course again after a change. */
export function useReadPagesAgain(): (courseId: string) => Promise<void> {
  const client = useQueryClient()
  return (courseId) => client.invalidateQueries({ queryKey: pagesKey(courseId) })
}

/** Loads the pages of a course again whenever some of its jobs end. */
export function useFreshPagesAfterJobs(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onJobsEnd((jobs) => {
        for (const courseId of new Set(jobs.map(({ course_id }) => course_id)))
          inBackground(client.invalidateQueries({ queryKey: pagesKey(courseId) }))
      }),
    [client],
  )
}
