import {
  type CoursePublication,
  publicationsApi,
  type PublishingOffer,
} from '@lectern/domain/api/learners/publications.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import { type Query, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { onJobsEnd } from '../../api/events/jobs.ts'
import { inBackground } from '../../ui/in-background.ts'
import type { RunGroup } from './results.ts'

/** A call without a connection fails, so that its sentence appears. It does not wait. */
const networkMode = 'always'

/** The first choice is made of this data, so a dialog that is opened again must not begin with older data. */
const freshEachTime = { staleTime: 0, gcTime: 0 } as const

const publicationsKey = (courseId: string) => ['publications', courseId]
const groupsKey = 'publishing-groups'

export interface CoursePages {
  readonly offer: PublishingOffer | undefined
  readonly publications: readonly CoursePublication[] | undefined
  readonly error: Error | null
  readonly reading: boolean
  readonly readAgain: () => Promise<void>
}

/** Loads the pieces of a course that can be published, and the pages that Lectern made there. */
export function useCoursePages(courseId: string): CoursePages {
  const query = { course_id: courseId }
  const offer = useQuery({
    queryKey: ['publishing-offer', courseId],
    queryFn: ({ signal }) => call(publicationsApi.offer, { query, signal }),
    ...freshEachTime,
    networkMode,
  })
  const pages = useQuery({
    queryKey: publicationsKey(courseId),
    queryFn: ({ signal }) => call(publicationsApi.list, { query, signal }),
    ...freshEachTime,
    networkMode,
  })
  return {
    offer: offer.data,
    publications: pages.data,
    error: offer.error ?? pages.error,
    reading: offer.isFetching || pages.isFetching,
    readAgain: async () => {
      await Promise.all([offer.refetch(), pages.refetch()])
    },
  }
}

/** The groups of the requests, in their order. A group is undefined while it is loaded. */
export function useGroups(courseId: string, jobIds: readonly string[]): readonly (RunGroup | undefined)[] {
  const queries = useQueryClient()
  useEffect(
    () =>
      onJobsEnd((jobs) => {
        if (!jobs.some((job) => job.course_id === courseId && job.kind.startsWith('publish-'))) return
        inBackground(queries.invalidateQueries({ queryKey: [groupsKey] }))
        inBackground(queries.invalidateQueries({ queryKey: publicationsKey(courseId) }))
      }),
    [queries, courseId],
  )
  const results = useQueries({
    queries: jobIds.map((jobId) => ({
      queryKey: [groupsKey, jobId],
      queryFn: ({ signal }: { signal: AbortSignal }) => findGroup(jobId, signal),
      networkMode: networkMode as 'always',
      // Events trigger the requests. The interval is for lost events.
      refetchInterval: (query: Query<RunGroup>) => (hasEnded(query.state.data) ? false : 10_000),
    })),
  })
  return results.map(({ data }) => data)
}

async function findGroup(jobId: string, signal: AbortSignal): Promise<RunGroup> {
  try {
    return await call(jobsApi.get, { params: { jobId }, signal })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return 'gone'
    throw problem
  }
}

const hasEnded = (group: RunGroup | undefined): boolean =>
  group === 'gone' || (group !== undefined && isEnded(group.state))

/** Loads the pages of a course and the states of its requests again. */
export function useReadResultsAgain(courseId: string): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [publicationsKey(courseId), [groupsKey]].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  }
}
