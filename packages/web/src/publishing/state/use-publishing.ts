import {
  type ConflictAnswer,
  type CoursePublication,
  publicationsApi,
} from '@lectern/domain/api/learners/publications.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { useJobs } from '../../api/events/jobs.ts'
import { inBackground } from '../../ui/in-background.ts'
import { messages } from './messages.ts'
import { keyOfApi, type Piece, pieceKey, type PublishingPlace } from './pieces.ts'
import { type Result, resultsOf, type RunGroup, unfinishedJobs } from './results.ts'
import {
  addToRun,
  dismissRuns,
  storePublishingRun,
  type PublishingRun,
  runOfJobs,
  shownRuns,
  useRuns,
} from './runs.ts'
import { useCoursePages, useGroups, useReadResultsAgain } from './use-course-pages.ts'

/** The links and embed codes of pieces, for courses into which Lectern cannot write. */
const alternatives = z.object({
  pieces: z.array(
    z.object({
      page_id: z.string(),
      format: z.enum(formatNames),
      url: z.string(),
      embed_code: z.string(),
    }),
  ),
})
export type PieceInstead = z.infer<typeof alternatives>['pieces'][number]

export type Publishing = ReturnType<typeof usePublishing>

const noJobs: readonly Job[] = []

/**
 * Returns the state of a dialog for these pieces, and the author's actions. The state of the work comes from the server.
 * `keys` is undefined for the dialog of a whole course.
 */
export function usePublishing(courseId: string, keys: ReadonlySet<string> | undefined) {
  const pages = useCoursePages(courseId)
  const jobs = useJobs()
  const runs = shownRuns(useRunsOrJobs(courseId, jobs), keys)
  const jobIds = runs.flatMap((run) => run.jobIds)
  const loaded = useGroups(courseId, jobIds)
  const groups = new Map(jobIds.map((jobId, index) => [jobId, loaded[index]]))
  const readResultsAgain = useReadResultsAgain(courseId)
  const { busy, problem, once } = useOnce()
  const [addresses, setAddresses] = useState<readonly PieceInstead[]>()
  useEffect(() => {
    const gone = runs.filter((run) => run.jobIds.every((jobId) => groups.get(jobId) === 'gone'))
    if (gone.length > 0) dismissRuns(gone)
  })

  const results = resultsOfRuns({ runs, groups, jobs: jobs ?? noJobs, publications: pages.publications })

  return {
    ...pages,
    courseId,
    runs,
    /** The results of the runs. Undefined while they are loaded. */
    results,
    /** The piece or the action that is being sent. */
    busy,
    problem,
    addresses,

    publish: (pieces: readonly Piece[], place: PublishingPlace) =>
      once('publish', messages.notStarted, async () => {
        try {
          const { job_id: jobId } = await call(publicationsApi.create, {
            body: {
              course_id: courseId,
              pages: pieces.map(({ pageId, format }) => ({ page_id: pageId, format })),
              ...place,
            },
          })
          storePublishingRun({ courseId, pieces: [...pieces], jobIds: [jobId], answers: {} })
        } catch (error) {
          setAddresses(insteadOf(error))
        }
      }),

    resolve: (publication: CoursePublication, answer: ConflictAnswer) =>
      once(keyOfApi(publication), messages.notAnswered, async () => {
        const { publication_id: publicationId, conflict } = publication
        const revision = conflict?.revision ?? ''
        const body = { answer, revision }
        const { job_id: jobId } = await call(publicationsApi.resolve, { params: { publicationId }, body })
        addToRun(courseId, keyOfApi(publication), { jobId, answer: body })
      }),

    tryAgain: (piece: Piece, jobId: string) =>
      once(jobId, messages.notStarted, async () => {
        const again = await call(jobsApi.retry, { params: { jobId } })
        addToRun(courseId, pieceKey(piece), { jobId: again.job_id })
      }),

    cancel: () =>
      once('cancel', messages.notCancelled, async () => {
        // A request may be for other pieces too, which a dialog of some pieces does not show.
        await Promise.all((keys ? unfinishedJobs(results ?? []) : jobIds).map(cancelRequest))
        await readResultsAgain()
      }),

    forgetAddresses: () => setAddresses(undefined),
    dismiss: () => dismissRuns(runs),
  }
}

/** The runs of the course. Work that another browser started becomes one too. */
function useRunsOrJobs(courseId: string, jobs: readonly Job[] | undefined): readonly PublishingRun[] {
  const runs = useRuns(courseId)
  useEffect(() => {
    const elsewhere = runOfJobs(courseId, jobs ?? [], runs)
    if (elsewhere) storePublishingRun(elsewhere)
  }, [courseId, runs, jobs])
  return runs
}

interface RunsState {
  readonly runs: readonly PublishingRun[]
  /** By the id of their request. Undefined while a group is being loaded. */
  readonly groups: ReadonlyMap<string, RunGroup | undefined>
  readonly jobs: readonly Job[]
  readonly publications: readonly CoursePublication[] | undefined
}

function resultsOfRuns({ runs, groups, jobs, publications }: RunsState): Result[] | undefined {
  const isLoading = [...groups.values()].includes(undefined)
  if (runs.length === 0 || !publications || isLoading) return undefined
  return runs.flatMap((run) => {
    const ofRun = run.jobIds.map((jobId) => groups.get(jobId))
    return resultsOf({ run, groups: ofRun, jobs, publications })
  })
}

/** The addresses that a refusal contains. Other problems are thrown again. */
function insteadOf(error: unknown): readonly PieceInstead[] {
  if (!(error instanceof ApiProblem) || error.code !== 'PUBLISHING_NOT_POSSIBLE') throw error
  return alternatives.safeParse(error.details).data?.pieces ?? []
}

/** A request that is no longer kept has ended. */
async function cancelRequest(jobId: string): Promise<void> {
  try {
    await call(jobsApi.cancel, { params: { jobId } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 404)) throw problem
  }
}

/** Runs one action at a time. A second press before the response is ignored: a button is disabled only when it renders. */
function useOnce() {
  const running = useRef(false)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  function once(name: string, fallback: string, act: () => Promise<void>): void {
    if (running.current) return
    running.current = true
    setBusy(name)
    setProblem(undefined)
    const done = act()
      .catch((error: unknown) => setProblem(sentenceOf(error, fallback)))
      .finally(() => {
        running.current = false
        setBusy(undefined)
      })
    inBackground(done)
  }
  return { busy, problem, once }
}
