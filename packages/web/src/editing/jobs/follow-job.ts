import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import type { JobGroup } from '@lectern/domain/jobs/job.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { onJobEnd, takeJobs } from '../../api/events/jobs.ts'

/** How long to wait for the event stream to tell of an end before asking. */
const askAfterMs = 2000

/**
 * Waits until what a request started has ended, and gives what came of it. What is asked for is told to all who watch
 * jobs, also where the event stream does not come through.
 */
export async function followJob(jobId: string): Promise<JobGroup> {
  for (;;) {
    const group = await askAbout(jobId)
    if (group && isEnded(group.state)) return group
    await someJobEnd()
  }
}

/** Nothing while there is no connection: the work goes on without it. */
async function askAbout(jobId: string): Promise<JobGroup | undefined> {
  try {
    const group = await call(jobsApi.get, { params: { jobId } })
    takeJobs(group.jobs)
    return group
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 0) return undefined
    throw problem
  }
}

/** Until any job ends, or long enough to ask again. */
function someJobEnd(): Promise<void> {
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
