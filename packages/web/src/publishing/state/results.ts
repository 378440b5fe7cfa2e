import type { ConflictAnswer, CoursePublication } from '@lectern/domain/api/learners/publications.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type FailedPage, type Job, type JobGroup } from '@lectern/domain/jobs/job.ts'
import { keyOfApi, type Piece, pieceKey } from './pieces.ts'
import type { PublishingRun } from './runs.ts'

/** The group of a request, or 'gone' if the server keeps it no longer. */
export type RunGroup = JobGroup | 'gone'

export type Conflict = NonNullable<CoursePublication['conflict']>

/** The result of publishing one piece. */
export type Result = { readonly piece: Piece } & (
  | { readonly kind: 'waiting' | 'running' | 'cancelled'; readonly job: Job }
  | { readonly kind: 'published'; readonly publication: CoursePublication; readonly isNew: boolean }
  /** The author left the changes of another author as they are. */
  | { readonly kind: 'left'; readonly publication: CoursePublication }
  | {
      readonly kind: 'conflict'
      readonly publication: CoursePublication
      readonly conflict: Conflict
      /** The page was changed again after the author answered. */
      readonly isLater: boolean
    }
  | { readonly kind: 'failed'; readonly job: Job }
  /** The page of the piece is not in the course, so there is no job. */
  | { readonly kind: 'refused'; readonly failed: FailedPage }
  /** The changes of another author were settled in another browser or by another author. */
  | { readonly kind: 'settled'; readonly publication: CoursePublication | undefined }
  | { readonly kind: 'removed' | 'unknown' }
)

interface Known {
  readonly run: PublishingRun
  /** In the order of the requests. Undefined while a group is being loaded. */
  readonly groups: readonly (RunGroup | undefined)[]
  /** The newest state of each job, from events. */
  readonly jobs: readonly Job[]
  readonly publications: readonly CoursePublication[]
}

/** The result of each piece of a run. */
export function resultsOf({ run, groups, jobs, publications }: Known): Result[] {
  const newest = new Map(jobs.map((job) => [job.id, job]))
  const known = groups.filter((group) => typeof group === 'object')
  const ofPiece = Map.groupBy(
    known.flatMap((group) => group.jobs),
    (job) => keyOfApi({ page_id: job.page_id, format: formatOfJob(job.kind) }),
  )
  const failedPages = new Map(
    known.flatMap((group) => group.failed_pages).map((page) => [page.page_id, page]),
  )
  const pages = new Map(publications.map((page) => [keyOfApi(page), page]))
  return run.pieces.map((piece) => {
    const key = pieceKey(piece)
    // Later requests repeat earlier ones.
    const [first] = ofPiece.get(key) ?? []
    const last = ofPiece.get(key)?.at(-1)
    const failed = failedPages.get(piece.pageId)
    if (first && last) {
      const job = newerOf(last, newest.get(last.id))
      return { piece, ...resultOf(job, first.created_at, pages.get(key), run.answers[key]) }
    }
    return failed ? { piece, kind: 'refused', failed } : { piece, kind: 'unknown' }
  })
}

/** A job that has ended does not start again, so an event that says otherwise is older. */
function newerOf(loaded: Job, live: Job | undefined): Job {
  if (!live || (isEnded(loaded.state) && !isEnded(live.state))) return loaded
  return live
}

type Answered = { readonly answer: ConflictAnswer; readonly revision: string } | undefined

function resultOf(
  job: Job,
  /** When the first request of the run was made. */
  begin: string,
  publication: CoursePublication | undefined,
  answered: Answered,
): DistributiveOmit<Result, 'piece'> {
  const { state, problem } = job
  if (state === 'waiting' || state === 'running' || state === 'cancelled') return { kind: state, job }
  const isConflict = problem?.code === 'PAGE_CHANGED_IN_COURSE' && problem.reason === undefined
  const conflict = publication?.conflict
  if (publication && conflict && (state === 'succeeded' || isConflict))
    return {
      kind: 'conflict',
      publication,
      conflict,
      isLater: answered !== undefined && answered.revision !== conflict.revision,
    }
  if (state === 'failed') return isConflict ? { kind: 'settled', publication } : { kind: 'failed', job }
  if (!publication) return { kind: 'removed' }
  if (answered?.answer === 'leave') return { kind: 'left', publication }
  return { kind: 'published', publication, isNew: publication.created_at >= begin }
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

/** The numbers of a run. */
export interface RunCounts {
  readonly total: number
  readonly ended: number
  readonly published: number
  readonly questions: number
  readonly failed: number
}

export function countResults(results: readonly Result[]): RunCounts {
  const count = (...kinds: readonly Result['kind'][]) =>
    results.filter(({ kind }) => kinds.includes(kind)).length
  return {
    total: results.length,
    ended: results.length - count('waiting', 'running'),
    published: count('published'),
    questions: count('conflict'),
    failed: count('failed', 'refused', 'cancelled'),
  }
}

/** The ids of the jobs that are waiting or running. */
export const unfinishedJobs = (results: readonly Result[]): string[] =>
  results.flatMap((result) => (result.kind === 'waiting' || result.kind === 'running' ? [result.job.id] : []))

/** Whether the author has nothing left to read or to answer. */
export const hasNoOpenResults = (results: readonly Result[]): boolean =>
  results.every(({ kind }) => ['published', 'left', 'settled', 'removed', 'unknown'].includes(kind))
