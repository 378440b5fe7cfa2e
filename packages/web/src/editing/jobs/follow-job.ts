import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import type { JobGroup } from '@lectern/domain/jobs/job.ts'
import { call } from '../../api/call.ts'
import { onJobEnd, storeJobs } from '../../api/events/jobs.ts'
import { onlyTemporary } from '../saving/save-problems.ts'

/** Time without an event after which the job is requested again, in milliseconds. */
const askAfterMs = 2000

/**
 * Waits until all jobs of a request have ended, and returns them. Each response also updates the jobs in the store, in case
 * the event stream is blocked. An aborted signal ends the waiting, and its reason is thrown.
 */
export async function followJob(jobId: string, signal: AbortSignal): Promise<JobGroup> {
  for (;;) {
    signal.throwIfAborted()
    const group = await findGroup(jobId, signal)
    if (group && isEnded(group.state)) return group
    await untilSomeJobEnds(signal)
  }
}

/** Undefined while the server cannot answer, for example during a restart. The jobs continue afterwards. */
async function findGroup(jobId: string, signal: AbortSignal): Promise<JobGroup | undefined> {
  try {
    const group = await call(jobsApi.get, { params: { jobId }, signal })
    storeJobs(group.jobs)
    return group
  } catch (problem) {
    onlyTemporary(problem)
    return undefined
  }
}

/** Resolves when any job ends, after `askAfterMs`, or when the signal is aborted. */
function untilSomeJobEnds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, askAfterMs)
    const forget = onJobEnd(done)
    signal.addEventListener('abort', done)
    function done(): void {
      clearTimeout(timer)
      forget()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
