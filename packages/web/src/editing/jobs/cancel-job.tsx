import { jobsApi } from '@lectern/domain/api/jobs.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { messages } from './messages.ts'

/** Requests the end of a job. A message says if that failed. */
export async function cancelJob({ id }: Pick<Job, 'id'>): Promise<void> {
  try {
    await call(jobsApi.cancel, { params: { jobId: id } })
  } catch (problem) {
    toast.error(sentenceOf(problem, messages.notCancelled))
  }
}

/** Cancels a job. Busy until the server responds. */
export function CancelJob({ job }: { job: Job }) {
  const [busy, setBusy] = useState(false)
  async function cancel(): Promise<void> {
    setBusy(true)
    await cancelJob(job)
    setBusy(false)
  }
  return (
    <Button size="small" busy={busy} onClick={() => inBackground(cancel())}>
      {messages.cancel}
    </Button>
  )
}
