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
import { messages } from './messages.ts'

const endedShown = 20

/** The progress of all jobs together, and each job with its actions. */
export function JobsPanel({ jobs }: { jobs: readonly Job[] }) {
  const { unfinished, ended } = jobsToShow(jobs)
  const all = [...unfinished, ...ended]
  if (all.length === 0) return <p className="px-5 pb-4 text-sm text-ink-2">{messages.noJobs}</p>
  return (
    <>
      <div className="border-b border-line px-5 pb-4">
        <p className="mb-2 flex min-h-8 items-center justify-between gap-3 text-sm text-ink-2">
          <span className="tabular-nums">{messages.itemsFinished(ended.length, all.length)}</span>
          <span className="-me-2 flex">
            {ended.length > 0 && (
              <Button size="small" look="quiet" onClick={() => clearEndedJobs(ended)}>
                {messages.clearFinished}
              </Button>
            )}
            {unfinished.length > 0 && <CancelAll count={unfinished.length} />}
          </span>
        </p>
        <Progress label={messages.allJobs} value={overallShare(all)} />
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
      <p className="px-5 py-2.75 text-xs text-ink-3">{messages.workContinues}</p>
    </>
  )
}

/** Asks before it cancels all jobs, because they may have run for hours. */
function CancelAll({ count }: { count: number }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        {messages.cancelAll}
      </Button>
      <AlertDialog
        open={asking}
        title={messages.cancelAllTitle}
        confirmLabel={messages.cancelAll}
        cancelLabel={messages.keepWorking}
        onConfirm={() => {
          setAsking(false)
          inBackground(cancelAll())
        }}
        onCancel={() => setAsking(false)}
      >
        {messages.cancelAllQuestion(count)}
      </AlertDialog>
    </>
  )
}

async function cancel(job: Job): Promise<void> {
  try {
    await call(jobsApi.cancel, { params: { jobId: job.id } })
  } catch (problem) {
    toast.error(sentenceOf(problem, messages.notCancelled))
  }
}

async function cancelAll(): Promise<void> {
  try {
    await call(jobsApi.cancelAll)
  } catch (problem) {
    toast.error(sentenceOf(problem, messages.notAllCancelled))
  }
}

async function retry(job: Job): Promise<void> {
  try {
    await call(jobsApi.retry, { params: { jobId: job.id } })
  } catch (problem) {
    toast.error(sentenceOf(problem, messages.notRestarted))
  }
}
