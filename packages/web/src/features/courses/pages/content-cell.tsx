import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { formatMessages, formats, type Format } from '@lectern/domain/courses/formats.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useUnfinishedJob } from '../../../api/events/jobs.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { Progress } from '../../../ui/progress.tsx'
import { askToDelete } from './delete-content.tsx'
import { FormatIcon } from '../../../formats/format-icon.tsx'
import { jobShare, stageWords } from '../jobs/job-words.ts'
import { StatusDot } from '../status/status-dot.tsx'
import { partsOf, statusOf } from '../status/status-counts.ts'
import { messages } from './messages.ts'

interface ContentCellProps {
  course: Course
  page: CoursePage
  format: Format
}

/** The content of a page in one format: status, size and actions. While a job generates it, the progress. */
export function ContentCell({ course, page, format }: ContentCellProps) {
  const navigate = useNavigate()
  const job = useUnfinishedJob(course.id, page.page_id, format)
  const status = statusOf(page, format)
  const parts = partsOf(page, format)
  const { label, part } = formatMessages[format]
  const address = [course.id, page.page_id].map(encodeURIComponent).join('/')
  return (
    <div className="relative flex h-11 min-w-0 items-center gap-2.25 rounded-2 ps-2.5 pe-1.5 text-sm text-ink-2 max-md:gap-1.5 max-md:ps-9 max-md:pe-0">
      <StatusDot status={status} format={format} />
      <FormatIcon format={format} className="size-4" />
      <span>{label}</span>
      {parts > 0 && (
        <span className="ms-auto text-end leading-tight tabular-nums">
          {messages.partCount(parts, part(parts))}
        </span>
      )}
      <span className={parts > 0 ? 'flex' : 'ms-auto flex'}>
        <IconButton
          label={messages[format].edit(page.page_title)}
          disabled={status === 'Not_Started' || job !== undefined}
          onClick={() => inBackground(navigate(`${formats[format].editor}/${address}`))}
        >
          <Pencil aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={messages[format].delete(page.page_title)}
          look="danger"
          disabled={status === 'Not_Started' || job !== undefined}
          onClick={() => askToDelete({ course, page, format })}
        >
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </span>
      {job && <JobOverlay job={job} format={format} />}
    </div>
  )
}

function JobOverlay({ job, format }: { job: Job; format: Format }) {
  const { generating, generatingOf } = messages[format]
  return (
    <div className="absolute inset-0 grid content-center gap-1 overflow-hidden rounded-2 bg-surface px-3 inset-ring inset-ring-brand-line max-md:start-7.5">
      <div className="flex items-baseline justify-between gap-2 text-xs">
        <span className="font-strong whitespace-nowrap text-brand-text">{generating}</span>
        <span className="truncate text-ink-3 tabular-nums">{stageWords(job)}</span>
      </div>
      <Progress thin label={generatingOf(job.page_title)} value={jobShare(job)} />
    </div>
  )
}
