import type { JobKind, JobProgress } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'

/**
 * A kind of durable work on one page. It may be run again from its beginning after a crash or a passing failure, so
 * what it does must bear being done twice; `written` tells whether an earlier run got past the writing.
 */
export interface JobWork {
  readonly kind: JobKind
  /**
   * Does the work. Throws a `Problem`: a retryable one is tried again with backoff, any other is the job's reason to
   * have failed. Stops soon after `signal` aborts.
   */
  run(context: JobContext): Promise<JobOutcome>
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
  readonly written: boolean
  /** From here on, a repeated run need not write again. */
  markWritten(): Promise<void>
  report(progress: JobProgress): Promise<void>
}

export interface JobOutcome {
  /** For the caller that waited. */
  readonly outcome?: Readonly<Record<string, unknown>>
  /** What could not be done although the job succeeded, as a sentence. */
  readonly message?: string
}
