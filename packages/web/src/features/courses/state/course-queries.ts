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
import { onJobEnd } from '../../../api/events/jobs.ts'
import { inBackground } from '../../../ui/in-background.ts'
import {
  forgetMissingCourses,
  forgetMissingPages,
  useCourseList,
  type SelectedPage,
} from './course-list-store.ts'
import { isInSight } from './courses-in-sight.ts'
import { limited } from './limited.ts'

export const coursesKey = ['courses']
const systemKey = ['course-system']
const allPagesKey = ['pages']
const pagesKey = (courseId: string) => [...allPagesKey, courseId]

/** Asks for what is known, at once; a request without it waits for the course system. */
const asKnown = { 'Cache-Control': 'max-stale' }
/** Lists of pages that the course system told within so many seconds need not be asked for again. */
const youngEnough = 60

interface Asking {
  readonly client: QueryClient
  readonly signal: AbortSignal
}

/** The courses: as known at once, then as the course system tells them now. */
export function useCourses(): UseQueryResult<Course[]> {
  return useQuery({ queryKey: coursesKey, queryFn: readCourses, refetchOnMount: 'always' })
}

async function readCourses({ client, signal }: Asking): Promise<Course[]> {
  try {
    if (client.getQueryData(coursesKey) === undefined) {
      const known = await callWithAnswer(coursesApi.list, { signal, headers: asKnown })
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

/** The pages of a course. They are asked for anew whenever the list is opened: an editor may have changed them. */
export function usePages(course: Course): UseQueryResult<CoursePage[]> {
  return useQuery({
    queryKey: pagesKey(course.id),
    queryFn: (asking) => readPages(course, asking),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

/** Browsers open six connections to a host; two stay free for what the person does meanwhile. */
const oneOfFour = limited(4)
/** Courses whose pages the person wants from the course system itself. */
const wantedAnew = new Set<string>()

async function readPages(course: Course, { client, signal }: Asking): Promise<CoursePage[]> {
  const ask = async (headers: Record<string, string>, later: number) => {
    const answer = await oneOfFour(
      () => callWithAnswer(coursesApi.pages, { body: course, signal, headers }),
      () => later + (isLookedAt(course.id) ? 0 : 1),
    )
    forgetMissingPages(course.id, answer.data)
    return answer
  }
  try {
    if (!wantedAnew.delete(course.id)) {
      const known = await ask(asKnown, 0)
      if (secondsOld(known.response) < youngEnough) return known.data
      client.setQueryData(pagesKey(course.id), known.data)
    }
    // What is known of the other courses comes before what is new about this one.
    return (await ask({}, 2)).data
  } catch (problem) {
    // The key is not this course's alone: the list must say so.
    if (problem instanceof ApiProblem && problem.code === 'KEY_REJECTED')
      inBackground(client.invalidateQueries({ queryKey: coursesKey }, { cancelRefetch: false }))
    throw problem
  }
}

function isLookedAt(courseId: string): boolean {
  return isInSight(courseId) || useCourseList.getState().expanded.has(courseId)
}

/** How long ago the course system told it; when nobody says, too long. */
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

/** How the course system answered when it was last asked for the courses, and when that was. Unknown until it was. */
export function useCourseSystem(): { system: CourseSystemState | undefined; askedAt: Date } {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call(coursesApi.system, { signal }),
    enabled: false,
  })
  return { system: data, askedAt: new Date(dataUpdatedAt) }
}

/** Where the courses come from: 'canvas.riverside.edu'. */
export function useCourseHost(): string | undefined {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => call(accountsApi.me, { signal }),
    staleTime: Infinity,
  })
  return data && new URL(data.base_url).host
}

/** How many of the courses have their pages read at the moment. */
export function useCoursesBeingRead(): number {
  return useIsFetching({ queryKey: allPagesKey })
}

/** The ticked pages, course by course in the order of the list. */
export function useSelectedPages(): SelectedPage[] {
  const client = useQueryClient()
  const selected = useCourseList((list) => list.selected)
  // After a reload the selection is there before the pages are.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reading` tells when the pages have changed
  }, [client, selected, reading])
}

/** Asks the course system anew for everything. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    for (const { id } of client.getQueryData<Course[]>(coursesKey) ?? []) wantedAnew.add(id)
    await Promise.all([coursesKey, allPagesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

/** Asks again for what we know of the pages of a course, after we changed it. */
export function useReadPagesAgain(): (courseId: string) => Promise<void> {
  const client = useQueryClient()
  return (courseId) => client.invalidateQueries({ queryKey: pagesKey(courseId) })
}

/** Whenever a job ends, the pages of its course are asked for again. */
export function useFreshPagesAfterJobs(): void {
  const client = useQueryClient()
  useEffect(
    () => onJobEnd((job) => inBackground(client.invalidateQueries({ queryKey: pagesKey(job.course_id) }))),
    [client],
  )
}
