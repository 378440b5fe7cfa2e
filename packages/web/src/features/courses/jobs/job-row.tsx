import { formats } from '@lectern/domain/courses/formats.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { CircleAlert, CircleCheck, CircleSlash, Clock, TriangleAlert, X } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { FormatIcon } from '../../../formats/format-icon.tsx'
import { watchParam } from '../../../editing/jobs/watch-param.ts'
import { spentWords } from '../../../spending/spent-words.ts'
import { jobSentence, jobShare } from './job-words.ts'
import { messages } from './messages.ts'

interface JobRowProps {
  job: Job
  onCancel: () => void
  onRetry: () => void
}

export function JobRow({ job, onCancel, onRetry }: JobRowProps) {
  const format = formatOfJob(job.kind)
  const editor = `${formats[format].editor}/${encodeURIComponent(job.course_id)}/${encodeURIComponent(job.page_id)}`
  return (
    <li className="grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-2.5 border-b border-line py-3 ps-5 pe-2.5">
      <JobIcon job={job} />
      <div className="min-w-0">
        <p className="text-sm leading-[1.35] font-medium [overflow-wrap:anywhere]">
          <bdi>{job.page_title}</bdi>
        </p>
        <p className="mt-px text-xs leading-[1.4] text-ink-3 tabular-nums">{jobSentence(job)}</p>
        {isEnded(job.state) && job.spent && (
          <p className="mt-px text-xs leading-[1.4] text-ink-3 tabular-nums">{spentWords(job.spent)}</p>
        )}
        {job.state === 'running' && (
          <Progress thin label={messages.progress(job.page_title)} value={jobShare(job)} className="mt-2" />
        )}
      </div>
      <div className="-mt-1 flex items-start">
        {job.state === 'running' && job.kind === jobKindOf('generate', format) && (
          <Link
            to={`${editor}?${watchParam}`}
            aria-label={messages[format].watch(job.page_title)}
            className="inline-flex min-h-6.5 items-center rounded-row px-2 text-sm font-medium no-underline hover:underline"
          >
            {messages.watch}
          </Link>
        )}
        {!isEnded(job.state) && (
          <IconButton label={messages.cancel(job.page_title)} size="tiny" onClick={onCancel}>
            <X aria-hidden className="size-4" />
          </IconButton>
        )}
        {job.state === 'succeeded' && (
          <Link
            to={editor}
            aria-label={messages[format].open(job.page_title)}
            className="inline-flex min-h-6.5 items-center rounded-row px-2 text-sm font-medium no-underline hover:underline"
          >
            {messages.open}
          </Link>
        )}
        {(job.state === 'failed' || job.state === 'cancelled') && (
          <Button
            look="link"
            size="small"
            className="min-h-6.5! px-2! font-medium!"
            aria-label={messages[format].retry(job.page_title)}
            onClick={onRetry}
          >
            {messages.retry}
          </Button>
        )}
      </div>
    </li>
  )
}

function JobIcon({ job }: { job: Job }) {
  switch (job.state) {
    case 'waiting':
      return <Clock aria-hidden className="text-ink-3" />
    case 'running':
      return <FormatIcon format={formatOfJob(job.kind)} className="text-ink-3" />
    case 'succeeded':
      return job.gaps === undefined ? (
        <CircleCheck aria-hidden className="text-done-edge" />
      ) : (
        <TriangleAlert aria-hidden className="text-progress-edge" />
      )
    case 'failed':
      return <CircleAlert aria-hidden className="text-danger" />
    case 'cancelled':
      return <CircleSlash aria-hidden className="text-ink-3" />
  }
}
