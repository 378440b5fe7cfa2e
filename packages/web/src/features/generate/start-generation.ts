import { generationApi } from '@lectern/domain/api/generation.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import { call, startJob } from '../../api/call.ts'
import { messages } from './messages.ts'
import { failuresOf, type Batch, type BatchGroup, type BatchRequest } from './runs.ts'
import { chosenFormats, hasAllVoices, splitIntoRequests, type Selection, voicesFor } from './selection.ts'

/**
 * Starts a request for each course and format, and returns their batches. A request that fails does not affect the
 * others.
 */
export async function startGeneration(selection: Selection): Promise<Batch[]> {
  const formats = chosenFormats(selection).filter((format) => hasAllVoices(format, selection))
  const batches = splitIntoRequests(selection.pages).flatMap(({ course, pages }) =>
    formats.map((format) => {
      const titles = Object.fromEntries(pages.map((page) => [page.page_id, page.page_title]))
      const options =
        selection.options && Object.keys(selection.options).length > 0 ? { options: selection.options } : {}
      const request = {
        course_id: course.id,
        page_ids: Object.keys(titles),
        ...options,
        ...voicesFor(format, selection),
      }
      return requestBatch({ format, titles, request }, () => start(format, request))
    }),
  )
  return await Promise.all(batches)
}

/**
 * Starts the failed pages of a run again with the same options. `groups` are in the order of its batches. A refused batch
 * is requested again.
 */
export async function retryRun(batches: readonly Batch[], groups: readonly BatchGroup[]): Promise<Batch[]> {
  const again = batches.flatMap((batch, index) => {
    const failed = failuresOf(batch, groups[index]).map(({ page_id }) => page_id)
    if (failed.length === 0) return []
    const { format, titles, jobId } = batch
    const request = { ...batch.request, page_ids: failed }
    const ofFailed = Object.fromEntries(failed.map((id) => [id, titles[id] ?? id]))
    return requestBatch({ format, titles: ofFailed, request }, () =>
      jobId === undefined ? start(format, request) : call(jobsApi.retry, { params: { jobId } }),
    )
  })
  return await Promise.all(again)
}

/** Requests one course in a format. The answer contains the id of the started jobs. */
async function start(format: Format, body: BatchRequest): Promise<{ job_id: string }> {
  return await startJob(generationApi[format], { body })
}

async function requestBatch(
  batch: Pick<Batch, 'format' | 'titles' | 'request'>,
  request: () => Promise<{ job_id: string }>,
): Promise<Batch> {
  try {
    const { job_id } = await request()
    return { ...batch, jobId: job_id }
  } catch (problem) {
    // The message for the user refers to the console.
    reportError(problem)
    return { ...batch, refusal: sentenceOf(problem, messages.batchFailed) }
  }
}
