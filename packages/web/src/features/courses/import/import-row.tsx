import { FileUp, X } from 'lucide-react'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { RetryBanner } from '../../../ui/retry-banner.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { removeImport, retryImport, type CourseImport } from './imports-store.ts'
import { messages } from './messages.ts'

/** A course file with its progress, or with the reason why it was not imported. */
export function ImportRow({ course }: { course: CourseImport }) {
  const { id, file, state, share } = course
  if (state === 'failed') return <FailedImport course={course} />
  return (
    <div className="flex min-h-13 items-center gap-3 rounded-3 border border-line bg-surface py-2 ps-4 pe-2.5 text-sm shadow-1">
      {state === 'reading' ? <Spinner /> : <FileUp aria-hidden className="size-4.5 shrink-0 text-ink-2" />}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium [overflow-wrap:anywhere]">{file.name}</span>
          <span className="text-ink-3 tabular-nums">{importWords(course)}</span>
        </div>
        {state === 'sending' && <Progress thin label={messages.sendingFile(file.name)} value={share} />}
      </div>
      <IconButton label={messages.cancel(file.name)} onClick={() => removeImport(id)}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}

function FailedImport({ course: { id, file, sentence, retryable } }: { course: CourseImport }) {
  return (
    <RetryBanner
      reason={
        <RichMessage
          text={messages.notImported}
          parts={{
            file: <span className="font-strong [overflow-wrap:anywhere]">{file.name}</span>,
            reason: <>{sentence}</>,
          }}
        />
      }
      onRetry={retryable ? () => retryImport(id) : undefined}
      onDismiss={() => removeImport(id)}
    />
  )
}

/** The progress of an import: 'Uploading… 45 %'. */
function importWords({ state, share }: CourseImport): string {
  if (state === 'sending') return messages.sending(Math.floor(share * 100))
  return state === 'reading' ? messages.reading : messages.waiting
}
