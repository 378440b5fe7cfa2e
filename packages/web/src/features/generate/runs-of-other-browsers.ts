import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type JobGroup, type JobGroupSummary } from '@lectern/domain/jobs/job.ts'
import { call } from '../../api/call.ts'
import { addRun, useRuns, type Batch } from './runs.ts'

/**
 * Adds one run for the generations that have ended and were started in another browser, if the user has not seen their
 * outcome there.
 */
export async function addRunsOfOtherBrowsers(signal: AbortSignal): Promise<void> {
  const groups = (await call(jobsApi.groups, { signal })).filter(isUnseenGeneration)
  const batches: Batch[] = []
  for (const { job_id } of groups) {
    batches.push(...batchOf(await call(jobsApi.get, { params: { jobId: job_id }, signal })))
  }
  const known = storedJobIds()
  const unknown = batches.filter(({ jobId }) => jobId !== undefined && !known.has(jobId))
  if (unknown.length > 0) addRun(unknown)
}

function isUnseenGeneration({ job_id, state, seen, kinds }: JobGroupSummary): boolean {
  const generates = kinds.every((kind) => kind.startsWith('generate-'))
  return isEnded(state) && !seen && generates && !storedJobIds().has(job_id)
}

function storedJobIds(): Set<string | undefined> {
  return new Set(useRuns.getState().runs.flatMap(({ batches }) => batches.map(({ jobId }) => jobId)))
}

function batchOf({ job_id, jobs }: JobGroup): Batch[] {
  const [first] = jobs
  if (!first) return []
  const titles = Object.fromEntries(jobs.map((job) => [job.page_id, job.page_title]))
  const request = { course_id: first.course_id, page_ids: Object.keys(titles) }
  return [{ format: formatOfJob(first.kind), titles, request, jobId: job_id }]
}
