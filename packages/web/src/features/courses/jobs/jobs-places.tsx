import type { Job } from '@lectern/domain/jobs/job.ts'
import { ChevronUp, CircleCheck, PanelRightClose } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { jobsToShow, overallShare } from './job-words.ts'
import { JobsPanel } from './jobs-panel.tsx'
import { messages } from './messages.ts'

/** The jobs on wide screens, beside the list. */
export function JobsAside({ jobs, onHide }: { jobs: readonly Job[]; onHide: () => void }) {
  return (
    <aside
      aria-label={messages.jobs}
      className="sticky top-[calc(var(--bar)+1.625rem)] max-h-[calc(100dvh-var(--bar)-3.25rem)] w-84 shrink-0 overflow-y-auto rounded-3 border border-line bg-surface shadow-1 max-xl:hidden"
    >
      <header className="flex items-center justify-between py-2.5 ps-5 pe-2.5">
        <h2 className="text-md font-strong">{messages.jobs}</h2>
        <IconButton label={messages.hideJobs} onClick={onHide}>
          <PanelRightClose aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </header>
      <JobsPanel jobs={jobs} />
    </aside>
  )
}

/** The jobs on narrow screens: one line that opens a sheet. */
export function JobsLine({ jobs }: { jobs: readonly Job[] }) {
  const [open, setOpen] = useState(false)
  const { unfinished, ended } = jobsToShow(jobs)
  const running = unfinished.length
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mb-3 flex min-h-11 w-full items-center gap-3 rounded-3 border border-line bg-surface px-3.5 text-sm font-medium shadow-1 xl:hidden"
      >
        {running > 0 ? (
          <Spinner className="size-4" />
        ) : (
          <CircleCheck aria-hidden className="size-4 text-done-edge" />
        )}
        <span className="whitespace-nowrap tabular-nums">
          {running > 0 ? messages.running(running) : messages.jobsFinished}
        </span>
        <Progress
          label={messages.allJobs}
          value={overallShare([...unfinished, ...ended])}
          className="flex-1"
        />
        <ChevronUp aria-hidden className="size-4" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} place="bottom" title={messages.jobs}>
        <div className="-mx-5">
          <JobsPanel jobs={jobs} />
        </div>
      </Dialog>
    </>
  )
}
