import { generationApi } from '@lectern/domain/api/generation.ts'
import type { CoursePage } from '@lectern/domain/courses/course.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import { startJob } from '../../api/call.ts'
import type { Batch } from './runs.ts'
import { byCourse, type Wish } from './wish.ts'

/** Asks the server for one course in one format; the answer is the id of what was started. */
type Start = (courseId: string, pageIds: string[]) => Promise<{ job_id: string }>

/**
 * Starts what is wished, a request for each course and format, and says what came of each. A request that fails takes
 * its own pages with it and no others.
 */
export async function startGeneration(wish: Wish): Promise<Batch[]> {
  const batches = byCourse(wish.pages).flatMap(({ course, pages }) =>
    startsOf(wish).map(([format, start]) => startBatch(format, course.id, pages, start)),
  )
  return await Promise.all(batches)
}

function startsOf({ slideshow, podcast, narrator, alex, jamie }: Wish): [Format, Start][] {
  const starts: [Format, Start][] = []
  if (slideshow && narrator !== undefined) {
    starts.push([
      'slideshow',
      (course_id, page_ids) =>
        startJob(generationApi.slideshow, { body: { course_id, page_ids, voice_id: narrator } }),
    ])
  }
  if (podcast && alex !== undefined && jamie !== undefined) {
    const voices = { voice_id_host1: alex, voice_id_host2: jamie }
    starts.push([
      'podcast',
      (course_id, page_ids) => startJob(generationApi.podcast, { body: { course_id, page_ids, ...voices } }),
    ])
  }
  return starts
}

async function startBatch(
  format: Format,
  courseId: string,
  pages: CoursePage[],
  start: Start,
): Promise<Batch> {
  const titles = Object.fromEntries(pages.map((page) => [page.page_id, page.page_title]))
  try {
    const { job_id } = await start(courseId, Object.keys(titles))
    return { format, titles, jobId: job_id }
  } catch (problem) {
    // The sentence for the person sends them to the console.
    reportError(problem)
    return { format, titles, refusal: sentenceOf(problem, 'Generation failed') }
  }
}
