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

/** Removes the pieces of these runs. A dialog may show only some pieces of a stored run: the results of others stay. */
export function dismissRuns(dismissed: readonly PublishingRun[]): void {
  useStoredRuns.setState(({ runs }) => ({ runs: withoutPieces(runs, dismissed) }))
}

/** The runs without the pieces of the dismissed ones, which are named by their first request. */
export function withoutPieces(
  runs: readonly PublishingRun[],
  dismissed: readonly PublishingRun[],
): PublishingRun[] {
  const keysOf = new Map(dismissed.map(({ jobIds, pieces }) => [jobIds[0], keysOfPieces(pieces)]))
  return runs.flatMap((run) => withPieces(run, (key) => !keysOf.get(run.jobIds[0])?.has(key)))
}

/** The runs with another one, which replaces the earlier results of its pieces. Results of other pieces stay. */
export function withRun(runs: readonly PublishingRun[], added: PublishingRun): PublishingRun[] {
  const keys = keysOfPieces(added.pieces)
  const others = runs.flatMap((run) =>
    run.courseId === added.courseId ? withPieces(run, (key) => !keys.has(key)) : [run],
  )
  return [...others, added]
}

/**
 * The runs that a dialog for these pieces shows: the results of its pieces, or those of other pieces of the course if there
 * are none. `keys` is undefined for a dialog of a whole course, which shows all.
 */
export function shownRuns(
  runs: readonly PublishingRun[],
  keys: ReadonlySet<string> | undefined,
): readonly PublishingRun[] {
  const own = keys ? runs.flatMap((run) => withPieces(run, (key) => keys.has(key))) : runs
  return own.length > 0 ? own : runs
}

/** The run with only the pieces whose keys are kept. No run if there are none. */
function withPieces(run: PublishingRun, isKept: (key: string) => boolean): readonly PublishingRun[] {
  const pieces = run.pieces.filter((each) => isKept(pieceKey(each)))
  if (pieces.length === run.pieces.length) return [run]
  return pieces.length > 0 ? [{ ...run, pieces }] : []
}

const keysOfPieces = (pieces: PublishingRun['pieces']): ReadonlySet<string> => new Set(pieces.map(pieceKey))

const hasPiece = ({ pieces }: PublishingRun, key: string): boolean =>
  pieces.some((each) => pieceKey(each) === key)

/**
 * A run of the jobs that another browser started in a course and that have not ended, of pieces that are in none of the
 * known runs. Undefined if there are none.
 */
export function runOfJobs(
  courseId: string,
  jobs: readonly Job[],
  known: readonly PublishingRun[],
): PublishingRun | undefined {
  const live = jobs.flatMap((job) => {
    const isLive = job.course_id === courseId && job.kind.startsWith('publish-') && !isEnded(job.state)
    if (!isLive) return []
    const title = titleInLanguage(job.page_title, job.page_id)
    const found = { pageId: job.page_id, format: formatOfJob(job.kind), title }
    return known.some((run) => hasPiece(run, pieceKey(found))) ? [] : [{ job, piece: found }]
  })
  if (live.length === 0) return undefined
  const distinct = new Map(live.map((each) => [pieceKey(each.piece), each.piece]))
  return { courseId, pieces: [...distinct.values()], jobIds: live.map(({ job }) => job.id), answers: {} }
}
