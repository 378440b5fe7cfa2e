import { isFarFrom, segmentDuration } from '@lectern/domain/podcast/editing/dialogue-duration.ts'
import { changeSegment, deleteSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { segmentOf } from '@lectern/domain/podcast/find-line.ts'
import { ArrowDown, ArrowUp, FoldVertical, PanelRight, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { clockTime } from '../../../ui/clock-time.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { usePodcastEditor, usePodcastPart, usePodcastParts } from '../document/editor-context.ts'
import { againstPlan } from '../document/spoken-time.ts'
import { messages } from './messages.ts'

interface SegmentHeadProps {
  /** Key of the segment. */
  segment: string
  /** Opens the settings of the segment. Undefined if they are always shown. */
  onSettings: (() => void) | undefined
  /** Called before this segment disappears with the button that has the focus. */
  onDelete: () => void
}

/** The title of a segment, buttons for the whole segment, and its duration. */
export function SegmentHead({ segment: key, onSettings, onDelete }: SegmentHeadProps) {
  const { store, operations } = usePodcastEditor()
  const { first, last, only } = usePodcastParts(({ segments }) => ({
    first: segments[0]?.key === key,
    last: segments.at(-1)?.key === key,
    only: segments.length === 1,
  }))
  const [deleting, setDeleting] = useState(false)

  return (
    <header>
      <div className="mb-1 flex items-center gap-0.5">
        <TitleField segment={key} />
        {onSettings && (
          <IconButton label={messages.segmentSettings} onClick={onSettings}>
            <PanelRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <IconButton label={messages.moveUp} disabled={first} onClick={() => operations.moveSegment(key, -1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={messages.moveDown} disabled={last} onClick={() => operations.moveSegment(key, 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <Tooltip text={messages.mergeWithNext}>
          <IconButton
            label={messages.mergeWithNext}
            disabled={last}
            onClick={() => operations.mergeWithNext(key)}
          >
            <FoldVertical aria-hidden />
          </IconButton>
        </Tooltip>
        <IconButton
          label={messages.deleteSegment}
          look="danger"
          disabled={only}
          disabledReason={messages.lastSegment}
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <SegmentFacts segment={key} />
      <AlertDialog
        open={deleting}
        title={messages.deleteSegment}
        confirmLabel={messages.delete}
        onConfirm={() => {
          onDelete()
          store.edit((cast) => deleteSegment(cast, key))
          setDeleting(false)
        }}
        onCancel={() => setDeleting(false)}
      >
        {messages.askDeleteSegment}
      </AlertDialog>
    </header>
  )
}

function TitleField({ segment: key }: { segment: string }) {
  const { store } = usePodcastEditor()
  const title = usePodcastPart((podcast) => segmentOf(podcast, key)?.segment_title ?? '')
  return (
    // The edge and the margin are those of the interface, whose direction the field itself does not have.
    <div className="-ms-2.75 min-w-0 flex-1 text-left rtl:text-right">
      <h2 className="sr-only">{title}</h2>
      <input
        aria-label={messages.segmentTitle}
        // A title of another direction than the interface shows its beginning, at the edge where all titles begin.
        dir="auto"
        value={title}
        onChange={(event) =>
          store.edit(
            (cast) => changeSegment(cast, key, { segment_title: event.target.value }),
            `${key} segment title`,
          )
        }
        className="w-full [text-align:inherit] rounded-2 border border-transparent bg-transparent px-2.5 py-1 text-heading font-bold tracking-tight hover:border-line-strong hover:bg-surface focus:border-focus focus:bg-surface md:text-prompt"
      />
    </div>
  )
}

function SegmentFacts({ segment: key }: { segment: string }) {
  const { number, count, lines, spoken, plan, far } = usePodcastParts((podcast) => {
    const segment = segmentOf(podcast, key)
    const duration = segment && segmentDuration(segment)
    const planned = segment?.duration ?? 0
    return {
      number: segment?.segment_id ?? 0,
      count: podcast.segments.length,
      lines: segment?.dialogue.length ?? 0,
      spoken: segment?.dialogue.reduce((sum, line) => sum + (line.audio?.duration_ms ?? 0), 0) ?? 0,
      plan: duration && planned > 0 ? againstPlan(duration, planned) : undefined,
      far: duration !== undefined && isFarFrom(duration, planned),
    }
  })
  return (
    <p className="mb-3.5 flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-3 tabular-nums">
      <span>{messages.segmentOf(number, count)}</span>
      <span>{messages.lineCount(lines)}</span>
      {spoken > 0 && <span>{messages.audioLength(clockTime(spoken))}</span>}
      {plan !== undefined && (
        <span className={far ? 'inline-flex items-center gap-1 text-progress-text' : ''}>
          {far && <TriangleAlert aria-hidden className="size-3.5" />}
          {plan}
        </span>
      )}
    </p>
  )
}
