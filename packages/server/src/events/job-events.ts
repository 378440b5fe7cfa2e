import type { Job } from '@lectern/domain/jobs/job.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { describeJob } from '../jobs/describe-jobs.ts'
import type { ChangedIds, JobChanges } from '../jobs/job-changes.ts'
import type { JobGroupStore } from '../jobs/job-group-store.ts'
import type { Logger } from '../logger.ts'
import { runInBackground } from '../run-in-background.ts'

/** Tells changes of jobs to the accounts that asked for them. */
export interface JobEvents {
  /** Answers how to stop listening. */
  watch(accountId: string, heard: (job: Job) => void): () => void
  close(): void
}

export interface Pauses {
  /** Between two reads: changes of that time are read together. */
  readonly betweenReadsMs: number
  /** After a read failed. */
  readonly afterFailureMs: number
}

/** Reads what changed, one read at a time, as long as anybody watches. A read that fails is repeated: no end gets lost. */
export function createJobEvents(
  rooms: { changes: JobChanges; store: Pick<JobGroupStore, 'changed'>; logger: Pick<Logger, 'warn'> },
  { betweenReadsMs, afterFailureMs }: Pauses = { betweenReadsMs: 100, afterFailureMs: 1000 },
): JobEvents {
  const { changes, store, logger } = rooms
  const watchers = new Map<string, Set<(job: Job) => void>>()
  const closing = new AbortController()
  let changed = new Set<string>()
  let anyChanged = false
  let reading = false

  async function readChanges(): Promise<void> {
    while ((changed.size > 0 || anyChanged) && watchers.size > 0 && !closing.signal.aborted) {
      const [ids, any] = [changed, anyChanged]
      changed = new Set()
      anyChanged = false
      try {
        // What changed while the connection was lost is unknown, so everything recent of those who watch is read.
        tell(await store.changed(any ? { accountIds: [...watchers.keys()] } : { ids: [...ids] }))
        await wait(betweenReadsMs)
      } catch (error) {
        changed = changed.union(ids)
        anyChanged ||= any
        logger.warn({ err: error }, 'Changes of jobs could not be read; trying again.')
        await wait(afterFailureMs)
      }
    }
    // Without anybody who watches, nothing needs to be told later: a new stream begins with the list of jobs.
    if (watchers.size === 0) [changed, anyChanged] = [new Set(), false]
  }

  function tell(read: Awaited<ReturnType<JobGroupStore['changed']>>): void {
    for (const { job, requesters } of read) {
      for (const { accountId, withdrawnAt } of requesters) {
        const listeners = watchers.get(accountId)
        if (!listeners) continue
        const told = describeJob({ job, withdrawnAt })
        for (const heard of listeners) heard(told)
      }
    }
  }

  const wait = (ms: number) => pause(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {})

  const stopListening = changes.onChange((news: ChangedIds) => {
    if (watchers.size === 0) return
    if (news === 'any') anyChanged = true
    else for (const id of news) changed.add(id)
    if (reading) return
    reading = true
    runInBackground(() => readChanges().finally(() => (reading = false)), logger, 'reading changes of jobs')
  })

  return {
    watch(accountId, heard) {
      const listeners = watchers.get(accountId) ?? new Set()
      watchers.set(accountId, listeners.add(heard))
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0 && watchers.get(accountId) === listeners) watchers.delete(accountId)
      }
    },
    close() {
      stopListening()
      closing.abort()
    },
  }
}
