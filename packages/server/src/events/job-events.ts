import type { Job } from '@lectern/domain/jobs/job.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { describeJob } from '../jobs/describe-jobs.ts'
import type { ChangedIds, JobChanges } from '../platform/queue/job-changes.ts'
import type { JobGroupStore } from '../jobs/store/job-group-store.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import { runInBackground } from '../platform/runtime/run-in-background.ts'

/** Sends changes of jobs to the accounts that requested them. */
export interface JobEvents {
  /** Returns a function that stops listening. */
  watch(accountId: string, listener: (job: Job) => void): () => void
  close(): void
}

export interface Pauses {
  /** Minimum time between two reads. Changes in that time are read together. */
  readonly betweenReadsMs: number
  /** Pause after a failed read. */
  readonly afterFailureMs: number
}

/**
 * Reads changed jobs, one read at a time, while there are listeners. A failed read is repeated, so that no final
 * state is lost.
 */
export function createJobEvents(
  dependencies: { changes: JobChanges; store: Pick<JobGroupStore, 'changed'>; logger: Pick<Logger, 'warn'> },
  { betweenReadsMs, afterFailureMs }: Pauses = { betweenReadsMs: 100, afterFailureMs: 1000 },
): JobEvents {
  const { changes, store, logger } = dependencies
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
        // Changes during a lost connection are unknown, so all recent jobs of the listening accounts are read.
        publish(await store.changed(any ? { accountIds: [...watchers.keys()] } : { ids: [...ids] }))
        await wait(betweenReadsMs)
      } catch (error) {
        changed = changed.union(ids)
        anyChanged ||= any
        logger.warn({ err: error }, 'Changes of jobs could not be read; trying again.')
        await wait(afterFailureMs)
      }
    }
    // Without listeners nothing needs to be sent later: a new stream starts with the list of jobs.
    if (watchers.size === 0) [changed, anyChanged] = [new Set(), false]
  }

  function publish(read: Awaited<ReturnType<JobGroupStore['changed']>>): void {
    for (const { job, requesters } of read) {
      for (const { accountId, withdrawnAt } of requesters) {
        const listeners = watchers.get(accountId)
        if (!listeners) continue
        const described = describeJob({ job, withdrawnAt })
        for (const listener of listeners) listener(described)
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
    watch(accountId, listener) {
      const listeners = watchers.get(accountId) ?? new Set()
      watchers.set(accountId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && watchers.get(accountId) === listeners) watchers.delete(accountId)
      }
    },
    close() {
      stopListening()
      closing.abort()
    },
  }
}
