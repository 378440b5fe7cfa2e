import { addLine } from '@lectern/domain/podcast/edit-dialogue.ts'
import { changeSegment, deleteSegment, moveSegment } from '@lectern/domain/podcast/edit-segments.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import type { Segment } from '@lectern/domain/podcast/podcast.ts'
import { ArrowDown, ArrowUp, PanelRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DialogueRow } from './dialogue-row.tsx'
import { usePodcast, usePodcastEditor, useSelectedSegment, useSelection } from './editor-context.ts'
import { HostAvatar } from './host-avatar.tsx'
import { clockTime } from '../../ui/clock-time.ts'

interface SegmentEditorProps {
  /** Opens the settings of the segment, where there is no room to show them always. */
  onSettings: (() => void) | undefined
}

/** The selected segment: its title, its lines, and buttons for more of them. */
export function SegmentEditor({ onSettings }: SegmentEditorProps) {
  const { store } = usePodcastEditor()
  const index = useSelection()
  const segment = useSelectedSegment()
  if (!segment) return null
  return (
    <div className="mx-auto max-w-195">
      <SegmentHead segment={segment} index={index} onSettings={onSettings} />
      <ol className="grid gap-2.5">
        {segment.dialogue.map((line, place) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <DialogueRow key={`${index} ${place}`} line={line} segment={index} place={place} />
        ))}
      </ol>
      <div className="sticky bottom-0 mt-1 flex gap-2.5 bg-linear-to-b from-transparent to-ground to-26% pt-3.5 pb-4.5 max-md:static">
        {hosts.map((host) => (
          <Button
            key={host}
            className="max-md:flex-1"
            icon={<HostAvatar host={host} size="small" />}
            onClick={() => store.edit((cast) => addLine(cast, index, host))}
          >
            Add {host}
          </Button>
        ))}
      </div>
    </div>
  )
}

function SegmentHead({
  segment,
  index,
  onSettings,
}: SegmentEditorProps & { segment: Segment; index: number }) {
  const { store } = usePodcastEditor()
  const { length } = usePodcast().segments
  const [deleting, setDeleting] = useState(false)

  function move(to: number): void {
    store.edit((cast) => moveSegment(cast, index, to))
    store.select(to)
  }

  return (
    <header>
      <div className="mb-1 flex items-center gap-0.5">
        <h2 className="sr-only">{segment.segment_title}</h2>
        <input
          aria-label="Segment title"
          value={segment.segment_title}
          onChange={(event) =>
            store.edit(
              (cast) => changeSegment(cast, index, { segment_title: event.target.value }),
              `${index} segment title`,
            )
          }
          className="-ms-2.75 min-w-0 flex-1 rounded-2 border border-transparent bg-transparent px-2.5 py-1 text-[1.25rem] font-bold tracking-tight hover:border-line-strong hover:bg-surface focus:border-focus focus:bg-surface md:text-[1.5rem]"
        />
        {onSettings && (
          <IconButton label="Segment settings" onClick={onSettings}>
            <PanelRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <IconButton label="Move up" disabled={index === 0} onClick={() => move(index - 1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label="Move down" disabled={index === length - 1} onClick={() => move(index + 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label="Delete segment"
          look="danger"
          disabled={length === 1}
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
          store.edit((cast) => deleteSegment(cast, index))
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
  const { dialogue, segment_id } = segment
  const spoken = dialogue.reduce((sum, line) => sum + (line.audio?.duration_ms ?? 0), 0)
  return (
    <p className="mb-3.5 flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-3 tabular-nums">
      <span>
        Segment {segment_id} of {count}
      </span>
      <span>{dialogue.length === 1 ? '1 line' : `${dialogue.length} lines`}</span>
      {spoken > 0 && <span>{clockTime(spoken)} of audio</span>}
    </p>
  )
}
