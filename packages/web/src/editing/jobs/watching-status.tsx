import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { WrittenParts } from '../document/editable-document.ts'
import { CancelJob } from './cancel-job.tsx'
import { messages } from './messages.ts'
import { watchingWords } from './watching-words.ts'

interface WatchingStatusProps {
  job: Job
  written: Pick<WrittenParts<unknown>, 'total' | 'positions'>
}

/** Says how far the generation of a document is, also to screen readers, and what the author can do meanwhile. */
export function WatchingStatus({ job, written }: WatchingStatusProps) {
  const { playable, first } = messages[formatOfJob(job.kind)]
  return (
    <div className="flex items-start gap-2.5 rounded-2 border border-brand-line bg-brand-soft px-3.5 py-2.5 text-sm">
      <div className="grid flex-1 gap-0.5">
        <output className="flex items-center gap-2.5 font-medium tabular-nums">
          <Spinner className="size-4 shrink-0 motion-reduce:animate-none" />
          {watchingWords(job, written)}
        </output>
        <p className="ps-6.5 text-ink-2">{written.positions.length === 0 ? first : playable}</p>
      </div>
      {!isEnded(job.state) && <CancelJob job={job} />}
    </div>
  )
}
