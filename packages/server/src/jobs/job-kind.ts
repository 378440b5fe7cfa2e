import type { JobKind, JobProgress } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'
import type { JobResult } from './job-store.ts'

/**
 * A kind of durable work on one page. It may be run again from its beginning after a crash or a passing failure. What
 * must not be done twice goes through `keep`; `askedAt` tells the audio that earlier runs have made.
 */
export interface JobWork {
  readonly kind: JobKind
  /**
   * Does the work. Throws a `Problem`: a retryable one is tried again with backoff, any other is the job's reason to
   * have failed. Stops soon after `signal` aborts.
   */
  run(context: JobContext): Promise<JobResult>
}

/** Every kind of work. */
export type JobKinds = Readonly<Record<JobKind, JobWork>>

export interface JobContext {
  readonly account: Account
  readonly courseId: string
  readonly pageId: string
  /** What was asked; each kind reads it with its own schema. */
  readonly request: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  /** Whether an earlier run, or the job that this one tries again, has written the document. */
  readonly written: boolean
  /** When the work was first asked for, also of a job that tries an earlier one again. By the database's clock. */
  readonly askedAt: Date
  /** Notes the document's revision at the first run, and answers that one in later runs too. */
  beginFrom(revision: number): Promise<number>
  /**
   * Runs `write` in one transaction with the mark that the job has written. Does nothing if another run of this job has
   * written, or if the job has ended.
   */
  keep(write: () => Promise<void>): Promise<void>
  /** Nothing waits for it, and it never fails. The newest progress counts. */
  report(progress: JobProgress): void
}
