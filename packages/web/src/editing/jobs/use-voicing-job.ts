import type { Format } from '@lectern/domain/courses/formats.ts'
import { type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { onJobEnd, useUnfinishedJob } from '../../api/events/jobs.ts'
import { inBackground } from '../../ui/in-background.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { cancelJob } from './cancel-job.tsx'
import { oneAtATime } from './one-at-a-time.ts'

interface VoicingJob {
  readonly format: Format
  /** Adds the audio that exists by now to the open document. */
  readonly applyAudio: () => Promise<void>
  /** Called when the job has ended and its audio is in the document. */
  readonly onEnd: (job: Job) => void
}

/**
 * The job that generates the audio of a page. It continues when the tab is closed, and a reopened editor finds it. Audio is
 * added to the document step by step, also while the author edits.
 */
export function useVoicingJob(
  { courseId, pageId }: PageAddress,
  { format, applyAudio, onEnd }: VoicingJob,
): { job: Job | undefined; cancel: () => Promise<void> } {
  const kind = jobKindOf('voice', format)
  const work = useUnfinishedJob(courseId, pageId, format)
  const job = work?.kind === kind ? work : undefined
  const [takeInAudio] = useState(() => oneAtATime(applyAudio))

  const done = job?.progress.done ?? 0
  useEffect(() => {
    if (done > 0) inBackground(takeInAudio())
  }, [done, takeInAudio])

  const finish = useEffectEvent(async (ended: Job) => {
    if (ended.kind !== kind || ended.course_id !== courseId || ended.page_id !== pageId) return
    await takeInAudio()
    onEnd(ended)
  })
  useEffect(() => onJobEnd((ended) => inBackground(finish(ended))), [])

  async function cancel(): Promise<void> {
    if (job) await cancelJob(job)
  }

  return { job, cancel }
}
