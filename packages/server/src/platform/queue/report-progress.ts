import type { JobProgress } from '@lectern/domain/jobs/job.ts'
import type { Logger } from '../runtime/logger.ts'
import { runInBackground } from '../runtime/run-in-background.ts'

/** Stores the progress of one job in the background. */
export interface ProgressReport {
  /** Replaces a progress that is not stored yet, because only the newest counts. Never fails. */
  report(progress: JobProgress): void
  /** Resolves when the newest progress is stored or dropped. Later reports are ignored. */
  close(): Promise<void>
}

/** A progress that cannot be stored is logged and dropped. The next progress or the job's end replaces it. */
export function createProgressReport(
  store: (progress: JobProgress) => Promise<void>,
  logger: Pick<Logger, 'warn'>,
): ProgressReport {
  let newest: JobProgress | undefined
  let storing: Promise<void> | undefined
  let closed = false

  async function storeNewest(): Promise<void> {
    for (let progress = take(); progress; progress = take()) await store(progress)
  }

  function take(): JobProgress | undefined {
    const taken = newest
    newest = undefined
    return taken
  }

  return {
    report(progress) {
      if (closed) return
      newest = progress
      if (storing) return
      storing = storeNewest().finally(() => (storing = undefined))
      const waiting = storing
      runInBackground(() => waiting, logger, 'storing the progress of a job')
    },
    async close() {
      closed = true
      await storing?.catch(() => {})
    },
  }
}
