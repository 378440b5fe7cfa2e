import { isFarFrom, segmentDuration } from '@lectern/domain/podcast/dialogue-duration.ts'
import { changeSegment, deleteSegment } from '@lectern/domain/podcast/edit-segments.ts'
import type { Segment } from '@lectern/domain/podcast/podcast.ts'
import { ArrowDown, ArrowUp, FoldVertical, PanelRight, Trash2, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { usePodcast, usePodcastEditor } from './editor-context.ts'
import { againstPlan } from './spoken-time.ts'

interface SegmentHeadProps {
  segment: Segment
  /** Opens the settings of the segment, where there is no room to show them always. */
  onSettings: (() => void) | undefined
}

/** The title of a segment, what is done with it as a whole, and how long it is. */
export function SegmentHead({ segment, onSettings }: SegmentHeadProps) {
  const { store, acts } = usePodcastEditor()
  const { segments } = usePodcast()
  const { length } = segments
  const [deleting, setDeleting] = useState(false)
  const { key } = segment
  const first = segments[0]?.key === key
  const last = segments.at(-1)?.key === key

  return (
    <header>
      <div className="mb-1 flex items-center gap-0.5">
        <h2 className="sr-only">{segment.segment_title}</h2>
        <input
          aria-label="Segment title"
          value={segment.segment_title}
          onChange={(event) =>
            store.edit(
              (cast) => changeSegment(cast, key, { segment_title: event.target.value }),
              `${key} segment title`,
            )
          }
          className="-ms-2.75 min-w-0 flex-1 rounded-2 border border-transparent bg-transparent px-2.5 py-1 text-[1.25rem] font-bold tracking-tight hover:border-line-strong hover:bg-surface focus:border-focus focus:bg-surface md:text-[1.5rem]"
        />
        {onSettings && (
          <IconButton label="Segment settings" onClick={onSettings}>
            <PanelRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <IconButton label="Move up" disabled={first} onClick={() => acts.moveSegment(key, -1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label="Move down" disabled={last} onClick={() => acts.moveSegment(key, 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <Tooltip text="Merge with next">
          <IconButton label="Merge with next" disabled={last} onClick={() => acts.mergeWithNext(key)}>
            <FoldVertical aria-hidden />
          </IconButton>
        </Tooltip>
        <IconButton
          label="Delete segment"
          look="danger"
          disabled={length === 1}
          disabledReason="A podcast keeps at least one segment."
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <SegmentFacts segment={segment} count={length} />
      <AlertDialog
        open={deleting}
        title="Delete segment"
        confirmLabel="Delete"
        onConfirm={() => {
          store.edit((cast) => deleteSegment(cast, key))
          setDeleting(false)
        }}
        onCancel={() => setDeleting(false)}
      >
        Are you sure you want to delete this segment?
      </AlertDialog>
    </header>
  )
}

function SegmentFacts({ segment, count }: { segment: Segment; count: number }) {
  // Counting the words of hundreds of lines may follow typing.
  const counted = useDeferredValue(segment)
  const { dialogue, segment_id } = segment
  const spoken = dialogue.reduce((sum, line) => sum + (line.audio?.duration_ms ?? 0), 0)
  const duration = segmentDuration(counted)
  const far = isFarFrom(duration, counted.duration)
  return (
    <p className="mb-3.5 flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-3 tabular-nums">
      <span>
        Segment {segment_id} of {count}
      </span>
      <span>{dialogue.length === 1 ? '1 line' : `${dialogue.length} lines`}</span>
      {spoken > 0 && <span>{clockTime(spoken)} of audio</span>}
      {counted.duration > 0 && (
        <span className={far ? 'inline-flex items-center gap-1 text-progress-text' : ''}>
          {far && <TriangleAlert aria-hidden className="size-3.5" />}
          {againstPlan(duration, counted.duration)}
        </span>
      )}
    </p>
  )
}
