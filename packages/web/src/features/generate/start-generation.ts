import { generationApi } from '@lectern/domain/api/generation.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import { call, startJob } from '../../api/call.ts'
import { messages } from './messages.ts'
import { failuresOf, type Batch, type BatchGroup, type BatchRequest } from './runs.ts'
import { inRequests, type Selection } from './selection.ts'

/** The request for one course in each format. The answer contains the id of the started jobs. */
const starts: Record<Format, (request: BatchRequest) => Promise<{ job_id: string }>> = {
  slideshow: (body) => startJob(generationApi.slideshow, { body }),
  podcast: (body) => startJob(generationApi.podcast, { body }),
}

/**
 * Starts a request for each course and format, and returns their batches. A request that fails does not affect the
 * others.
 */
export async function startGeneration(selection: Selection): Promise<Batch[]> {
  const batches = inRequests(selection.pages).flatMap(({ course, pages }) =>
    voicesOf(selection).map(([format, voices]) => {
      const titles = Object.fromEntries(pages.map((page) => [page.page_id, page.page_title]))
      const options =
        selection.options && Object.keys(selection.options).length > 0 ? { options: selection.options } : {}
      const request = { course_id: course.id, page_ids: Object.keys(titles), ...options, ...voices }
      return begin({ format, titles, request }, () => starts[format](request))
    }),
  )
  return await Promise.all(batches)
}

/**
 * Starts the failed pages of a run again with the same options. `groups` are in the order of its batches. A refused batch
 * is requested again.
 */
export async function tryAgain(batches: readonly Batch[], groups: readonly BatchGroup[]): Promise<Batch[]> {
  const again = batches.flatMap((batch, index) => {
    const failed = failuresOf(batch, groups[index]).map(({ page_id }) => page_id)
    if (failed.length === 0) return []
    const { format, titles, jobId } = batch
    const request = { ...batch.request, page_ids: failed }
    const ofFailed = Object.fromEntries(failed.map((id) => [id, titles[id] ?? id]))
    return begin({ format, titles: ofFailed, request }, () =>
      jobId === undefined ? starts[format](request) : call(jobsApi.retry, { params: { jobId } }),
    )
  })
  return await Promise.all(again)
}

function voicesOf({ slideshow, podcast, narrator, alex, jamie }: Selection) {
  const formats: [Format, Pick<BatchRequest, 'voice_id' | 'voice_id_host1' | 'voice_id_host2'>][] = []
  if (slideshow && narrator !== undefined) formats.push(['slideshow', { voice_id: narrator }])
  if (podcast && alex !== undefined && jamie !== undefined)
    formats.push(['podcast', { voice_id_host1: alex, voice_id_host2: jamie }])
  return formats
}

async function begin(
  batch: Pick<Batch, 'format' | 'titles' | 'request'>,
  start: () => Promise<{ job_id: string }>,
): Promise<Batch> {
  try {
    const { job_id } = await start()
    return { ...batch, jobId: job_id }
  } catch (problem) {
    // The message for the user refers to the console.
    reportError(problem)
    return { ...batch, refusal: sentenceOf(problem, messages.batchFailed) }
  }
}
