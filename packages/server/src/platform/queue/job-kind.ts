import type { JobKind, JobProgress } from '@lectern/domain/jobs/job.ts'
import type { JobResult } from './job-store.ts'

/**
 * A kind of durable work on one page. It may run again from the start after a crash or a temporary failure. Effects
 * that must happen once go through `keep`; audio newer than `askedAt` was made by an earlier run.
 */
export interface JobWork {
  readonly kind: JobKind
  /** While the course system is down, the job waits for hours. By default it fails after some minutes. */
  readonly waitsForCourseSystem?: boolean
  /**
   * Does the work. Throws a `Problem`: a retryable one is tried again with backoff, any other fails the job. Stops
   * soon after `signal` aborts.
   */
  run(context: JobContext): Promise<JobResult>
  /** Removes what runs have kept for later runs, when the job has failed or was cancelled. */
  discard?(jobId: string): Promise<void>
}

/** All kinds of jobs. */
export type JobKinds = Readonly<Record<JobKind, JobWork>>

export interface JobContext {
  readonly id: string
  /** The account whose key is used and that owns the result. */
  readonly accountId: string
  readonly courseId: string
  readonly pageId: string
  /** The request; each kind parses it with its own schema. */
  readonly request: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  /** Whether an earlier run, or the job that this one repeats, has written the document. */
  readonly written: boolean
  /** Data that an earlier run stored with the document. Null if there is none. */
  readonly outcome: Readonly<Record<string, unknown>> | null
  /** When the work was first requested, also for a job that repeats an earlier one. By the database's clock. */
  readonly askedAt: Date
  /** Stores the document's revision at the first run; later runs get that revision. */
  beginFrom(revision: number): Promise<number>
  /**
   * Runs `write` in one transaction with the mark that the job has written, and keeps `outcome` for later runs. Does nothing
   * if another run of this job has written, or if the job has ended. Returns whether it wrote.
   */
  keep(write: () => Promise<void>, outcome?: Readonly<Record<string, unknown>>): Promise<boolean>
  /** Stores the progress in the background and never fails. Only the newest progress counts. */
  report(progress: JobProgress): void
}
