import type { Job } from '@lectern/domain/jobs/job.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CancelJob } from './cancel-job.tsx'
import { messages } from './messages.ts'

interface GeneratingNoteProps {
  text: string
  /** Undefined until the server has accepted the request. */
  job: Job | undefined
  /** Shows the finished parts. Undefined while there are none. */
  onWatch: (() => void) | undefined
}

/** Shows that new content is being generated, and that it will open here. The author can cancel it. */
export function GeneratingNote({ text, job, onWatch }: GeneratingNoteProps) {
  return (
    <div className="flex items-center gap-2.5 rounded-2 border border-brand-line bg-brand-soft px-3.5 py-2.5 text-sm">
      <output className="flex flex-1 items-center gap-2.5">
        <Spinner className="size-4" />
        {messages.opensHere(text)}
      </output>
      {onWatch && (
        <Button size="small" look="soft" onClick={onWatch}>
          {messages.watch}
        </Button>
      )}
      {job && <CancelJob job={job} />}
    </div>
  )
}
