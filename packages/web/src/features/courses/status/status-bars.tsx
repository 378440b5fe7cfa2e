import type { CoursePage } from '@lectern/domain/courses/course.ts'
import { formatMessages, formatNames, type Format } from '@lectern/domain/courses/formats.ts'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { FormatIcon } from '../../../formats/format-icon.tsx'
import { messages } from './messages.ts'
import { countStatuses } from './status-counts.ts'

/** The progress of a course: a bar for each format, and its counts. */
export function StatusBars({ pages }: { pages: readonly CoursePage[] }) {
  return (
    <div className="grid grid-cols-[minmax(5.5rem,max-content)_1fr_minmax(3.25rem,max-content)] gap-x-2.5 gap-y-2 md:grid-cols-[minmax(5.75rem,max-content)_1fr_minmax(5.25rem,max-content)]">
      {formatNames.map((format) => (
        <StatusBar key={format} pages={pages} format={format} />
      ))}
    </div>
  )
}

function StatusBar({ pages, format }: { pages: readonly CoursePage[]; format: Format }) {
  const { label } = formatMessages[format]
  const counts = countStatuses(pages, format)
  const words = messages[format](counts.Completed, counts.In_Progress, counts.Not_Started)
  return (
    <div className="col-span-full grid grid-cols-subgrid items-center text-xs text-ink-2">
      <span className="inline-flex items-center gap-1.75 whitespace-nowrap">
        <FormatIcon format={format} className="size-4" />
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no file for an <img> */}
      <span role="img" aria-label={words} className="flex h-2 gap-0.5 overflow-hidden rounded-1">
        <Piece pages={counts.Completed} look="bg-done" />
        <Piece pages={counts.In_Progress} look="bg-progress" />
        <Piece pages={counts.Not_Started} look="bg-idle" />
        {pages.length === 0 && <Piece pages={1} look="bg-idle" />}
      </span>
      <span className="text-end text-ink-3 tabular-nums">
        <RichMessage
          text={messages.completed(counts.Completed, pages.length)}
          parts={{ done: <span className="max-md:hidden" /> }}
        />
      </span>
    </div>
  )
}

/** A part of the bar. Its width is proportional to its number of pages. */
function Piece({ pages, look }: { pages: number; look: string }) {
  return pages > 0 && <span className={`min-w-0.75 ${look}`} style={{ flexGrow: pages }} />
}
