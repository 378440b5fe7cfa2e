import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { WrittenParts } from '../../../editing/document/editable-document.ts'
import { messages as jobMessages } from '../../../editing/jobs/messages.ts'
import { watchedRows } from '../../../editing/jobs/watched-rows.ts'
import { classes } from '../../../ui/classes.ts'
import { usePodcastEditor, usePodcastPart, useSelectedKey } from '../document/editor-context.ts'
import { SegmentButton } from '../segments/segment-button.tsx'
import { messages } from '../segments/messages.ts'

/** The finished segments of a generation, to select one, and a placeholder for each open one. */
export function WatchedSegments({ written }: { written: WrittenParts<Podcast> }) {
  const { store } = usePodcastEditor()
  const selected = useSelectedKey()
  const segments = usePodcastPart((podcast) => podcast.segments)
  return (
    <section aria-label={messages.segments}>
      <h2 className="px-5 py-2.5 font-strong max-md:px-0">{messages.segments}</h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-2.5 pb-3 max-md:px-0">
        {watchedRows(written, segments).map(({ position, part }) => (
          <li key={position}>
            {part ? (
              <SegmentButton
                segment={part.key}
                selected={part.key === selected}
                onSelect={() => store.select(part.key)}
              />
            ) : (
              <OpenSegment number={position + 1} total={written.total} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function OpenSegment({ number, total }: { number: number; total: number }) {
  return (
    <span
      className={classes(
        'relative grid min-h-10 grid-cols-[26px_minmax(0,1fr)] items-center gap-2 rounded-2 py-1 ps-2 pe-2.5 text-sm text-ink-2',
        'border border-dashed border-line-strong',
      )}
    >
      {/* Only the background moves, so that the text keeps its contrast. */}
      <span
        aria-hidden
        className="absolute inset-0 animate-pulse rounded-2 bg-sunken motion-reduce:animate-none"
      />
      <span className="relative grid size-6 place-items-center rounded-row bg-sunken text-xs tabular-nums">
        {number}
      </span>
      <span className="relative">{jobMessages.podcast.beingWritten(number, total)}</span>
    </span>
  )
}
