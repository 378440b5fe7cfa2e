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
 * the event stream is blocked.
 */
export async function followJob(jobId: string): Promise<JobGroup> {
  for (;;) {
    const group = await findGroup(jobId)
    if (group && isEnded(group.state)) return group
    await untilSomeJobEnds()
  }
}

/** Undefined while the server cannot answer, for example during a restart. The jobs continue afterwards. */
async function findGroup(jobId: string): Promise<JobGroup | undefined> {
  try {
    const group = await call(jobsApi.get, { params: { jobId } })
    storeJobs(group.jobs)
    return group
  } catch (problem) {
    onlyTemporary(problem)
    return undefined
  }
}

/** Resolves when any job ends, or after `askAfterMs`. */
function untilSomeJobEnds(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, askAfterMs)
    const forget = onJobEnd(done)
    function done(): void {
      clearTimeout(timer)
      forget()
      resolve()
    }
  })
}
