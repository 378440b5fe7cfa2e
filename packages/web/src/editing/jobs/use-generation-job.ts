import type { Format } from '@lectern/domain/courses/formats.ts'
import { type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { useEffect, useEffectEvent } from 'react'
import { onJobEnd, useUnfinishedJob } from '../../api/events/jobs.ts'
import type { PageAddress } from '../document/editable-document.ts'

/**
 * The job that generates the document of a page again, also if another window requested it. `onEnd` is called
 * when such a job has ended.
 */
export function useGenerationJob(
  { courseId, pageId }: PageAddress,
  format: Format,
  onEnd: (job: Job) => void,
): Job | undefined {
  const work = useUnfinishedJob(courseId, pageId, format)
  const isOfPage = (job: Job) =>
    job.course_id === courseId && job.page_id === pageId && job.kind === jobKindOf('generate', format)
  const finish = useEffectEvent((ended: Job) => {
    if (isOfPage(ended)) onEnd(ended)
  })
  useEffect(() => onJobEnd((ended) => finish(ended)), [])
  return work && isOfPage(work) ? work : undefined
}
