import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onSessionChange } from '../../../api/session.ts'

const stored = z.object({
  /** When the newest cleared job had ended, as an ISO date; empty if none was cleared. */
  until: z.string(),
})
type ClearedJobs = z.infer<typeof stored>

const none: ClearedJobs = { until: '' }

const useClearedJobs = create(
  persist<ClearedJobs>(() => none, {
    name: 'cleared_jobs',
    merge: (kept) => stored.safeParse(kept).data ?? none,
  }),
)

onSessionChange(() => useClearedJobs.setState(none))

/** Removes the jobs that have ended from the list, in this browser. */
export function clearEndedJobs(jobs: readonly Job[]): void {
  const ends = jobs.flatMap(({ state, finished_at }) => (isEnded(state) && finished_at) || [])
  useClearedJobs.setState(({ until }) => ({ until: ends.reduce((a, b) => (a > b ? a : b), until) }))
}

/** Jobs without those that ended before the list was cleared. */
export function useUnclearedJobs(jobs: readonly Job[]): readonly Job[] {
  const until = useClearedJobs((state) => state.until)
  return jobs.filter(({ state, finished_at = '' }) => !isEnded(state) || finished_at > until)
}
