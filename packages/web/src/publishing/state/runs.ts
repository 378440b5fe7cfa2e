import { conflictAnswers } from '@lectern/domain/api/learners/publications.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { useMemo } from 'react'
import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onSessionChange } from '../../api/session.ts'
import { pieceKey, titleInLanguage } from './pieces.ts'

const piece = z.object({ pageId: z.string(), format: z.enum(formatNames), title: z.string() })

/** The requests that one press of Publish started in a course, and the author's answers since. */
const publishingRun = z.object({
  courseId: z.string(),
  pieces: z.array(piece),
  /** The requests, oldest first: the first press, answers and repetitions. */
  jobIds: z.array(z.string()),
  /** The answers to changes of other authors, by piece, with the revision that the author saw. */
  answers: z.record(z.string(), z.object({ answer: z.enum(conflictAnswers), revision: z.string() })),
})
export type PublishingRun = z.infer<typeof publishingRun>

const stored = z.object({ runs: z.array(publishingRun) })
const storageKey = 'publishing_runs'

/** At most one run for each piece. They are stored, so that the results appear after the dialog or the tab was closed. */
const useStoredRuns = create(
  persist<{ runs: PublishingRun[] }>(() => ({ runs: [] }), {
    name: storageKey,
    storage: createJSONStorage(() => localStorage),
    merge: (kept, initial) => stored.safeParse(kept).data ?? initial,
  }),
)

// Takes over what another tab started, answered or dismissed.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey) Promise.resolve(useStoredRuns.persist.rehydrate()).catch(reportError)
})

onSessionChange(() => useStoredRuns.setState({ runs: [] }))

/** The runs of a course, oldest first. */
export function useRuns(courseId: string): readonly PublishingRun[] {
  const runs = useStoredRuns((state) => state.runs)
  return useMemo(() => runs.filter((run) => run.courseId === courseId), [runs, courseId])
}

/** Adds a run. It replaces the earlier results of its pieces. */
export function storePublishingRun(run: PublishingRun): void {
  useStoredRuns.setState(({ runs }) => ({ runs: withRun(runs, run) }))
}

/** Adds a request for a piece to the run of that piece, with the answer that it sends. */
export function addToRun(
  courseId: string,
  key: string,
  request: { readonly jobId: string; readonly answer?: PublishingRun['answers'][string] },
): void {
  useStoredRuns.setState(({ runs }) => ({
    runs: runs.map((run) =>
      run.courseId === courseId && hasPiece(run, key) ? withRequest(run, key, request) : run,
    ),
  }))
}

function withRequest(
  run: PublishingRun,
  key: string,
  { jobId, answer }: Parameters<typeof addToRun>[2],
): PublishingRun {
  const answers = answer ? { ...run.answers, [key]: answer } : run.answers
  return { ...run, jobIds: [...run.jobIds, jobId], answers }
}

/** Removes runs, which are named by their first request. */
export function dismissRuns(dismissed: readonly PublishingRun[]): void {
  const ids = new Set(dismissed.map(({ jobIds }) => jobIds[0]))
  useStoredRuns.setState(({ runs }) => ({ runs: runs.filter(({ jobIds }) => !ids.has(jobIds[0])) }))
}

/** The runs with another one, which replaces the earlier results of its pieces. Results of other pieces stay. */
export function withRun(runs: readonly PublishingRun[], added: PublishingRun): PublishingRun[] {
  const keys = new Set(added.pieces.map(pieceKey))
  const others = runs.flatMap((run) => {
    if (run.courseId !== added.courseId) return [run]
    const pieces = run.pieces.filter((each) => !keys.has(pieceKey(each)))
    return pieces.length > 0 ? [{ ...run, pieces }] : []
  })
  return [...others, added]
}

/**
 * The runs that a dialog for these pieces shows: those of its pieces, or those of other pieces of the course if there are
 * none. `keys` is undefined for a dialog of a whole course, which shows all.
 */
export function shownRuns(
  runs: readonly PublishingRun[],
  keys: ReadonlySet<string> | undefined,
): readonly PublishingRun[] {
  const own = keys ? runs.filter((run) => run.pieces.some((each) => keys.has(pieceKey(each)))) : runs
  return own.length > 0 ? own : runs
}

const hasPiece = ({ pieces }: PublishingRun, key: string): boolean =>
  pieces.some((each) => pieceKey(each) === key)

/** A run of the jobs that another browser started in a course and that have not ended. Undefined if there are none. */
export function runOfJobs(courseId: string, jobs: readonly Job[]): PublishingRun | undefined {
  const live = jobs.filter(
    ({ kind, state, course_id }) => course_id === courseId && kind.startsWith('publish-') && !isEnded(state),
  )
  if (live.length === 0) return undefined
  const pieces = live.map((job) => ({
    pageId: job.page_id,
    format: formatOfJob(job.kind),
    title: titleInLanguage(job.page_title, job.page_id),
  }))
  const distinct = new Map(pieces.map((each) => [pieceKey(each), each]))
  return { courseId, pieces: [...distinct.values()], jobIds: live.map(({ id }) => id), answers: {} }
}
