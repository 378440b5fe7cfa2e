import type { Job } from '@lectern/domain/jobs/job.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { Progress } from '../../../ui/progress.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { clearEndedJobs } from './cleared-jobs.ts'
import { JobRow } from './job-row.tsx'
import { jobsToShow, overallShare } from './job-words.ts'

const endedShown = 20

/** How far all jobs are together, and each of them with what can be done about it. */
export function JobsPanel({ jobs }: { jobs: readonly Job[] }) {
  const { unfinished, ended } = jobsToShow(jobs)
  const all = [...unfinished, ...ended]
  return (
    <>
      <div className="border-b border-line px-5 pb-4">
        <p className="mb-2 flex min-h-8 items-center justify-between gap-3 text-sm text-ink-2">
          <span className="tabular-nums">
            {ended.length} of {all.length} {all.length === 1 ? 'item' : 'items'} finished
          </span>
          <span className="-me-2 flex">
            {ended.length > 0 && (
              <Button size="small" look="quiet" onClick={() => clearEndedJobs(ended)}>
                Clear finished
              </Button>
            )}
            {unfinished.length > 0 && <CancelAll count={unfinished.length} />}
          </span>
        </p>
        <Progress label="All jobs" value={overallShare(all)} />
      </div>
      <ul>
        {all.slice(0, unfinished.length + endedShown).map((job) => (
          <JobRow
            key={job.id}
            job={job}
            onCancel={() => inBackground(cancel(job))}
            onRetry={() => inBackground(retry(job))}
          />
        ))}
      </ul>
      <p className="px-5 py-2.75 text-xs text-ink-3">You can close this tab. Work goes on.</p>
    </>
  )
}

/** Asks before it cancels everything: a long evening of work may be among it. */
function CancelAll({ count }: { count: number }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        Cancel all
      </Button>
      <AlertDialog
        open={asking}
        title="Cancel all jobs"
        confirmLabel="Cancel all"
        cancelLabel="Keep working"
        onConfirm={() => {
          setAsking(false)
          inBackground(cancelAll())
        }}
        onCancel={() => setAsking(false)}
      >
        {count === 1
          ? 'One job has not finished. What it has made so far stays.'
          : `${count} jobs have not finished. What they have made so far stays.`}
      </AlertDialog>
    </>
  )
}

async function cancel(job: Job): Promise<void> {
  try {
    await call(jobsApi.cancel, { params: { jobId: job.id } })
  } catch (problem) {
    toast.error(sentenceOf(problem, 'This job could not be cancelled. Please try again.'))
  }
}

async function cancelAll(): Promise<void> {
  try {
    await call(jobsApi.cancelAll)
  } catch (problem) {
    toast.error(sentenceOf(problem, 'The jobs could not be cancelled. Please try again.'))
  }
}

async function retry(job: Job): Promise<void> {
  try {
    await call(jobsApi.retry, { params: { jobId: job.id } })
  } catch (problem) {
    toast.error(sentenceOf(problem, 'This job could not be started again. Please try again.'))
  }
}
