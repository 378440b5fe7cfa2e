import { addSegment } from '@lectern/domain/podcast/edit-segments.ts'
import { Plus, Volume2 } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePodcast, usePodcastEditor, useSelection } from './editor-context.ts'

interface SegmentListProps {
  /** On a phone, choosing a segment shows its dialogue. */
  onSelect: () => void
}

export function SegmentList({ onSelect }: SegmentListProps) {
  const { store } = usePodcastEditor()
  const { segments } = usePodcast()
  const selection = useSelection()

  function add(): void {
    store.edit(addSegment)
    store.select(segments.length)
    onSelect()
  }

  return (
    <section aria-labelledby="segments">
      <div className="flex min-h-11.25 items-center justify-between ps-5 pe-3.5">
        <h2 id="segments" className="font-strong">
          Segments
        </h2>
        <IconButton label="Add segment" onClick={add}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      <ol className="grid gap-0.5 px-2.5 pb-3">
        {segments.map((segment, index) => {
          const selected = index === selection
          return (
            <li key={segment.segment_id}>
              <button
                type="button"
                aria-current={selected || undefined}
                onClick={() => {
                  store.select(index)
                  onSelect()
                }}
                className={classes(
                  'pressable grid min-h-10 w-full grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-2 rounded-2 py-1 ps-2 pe-2.5 text-start text-sm',
                  selected ? 'bg-brand-soft font-strong text-brand-text' : 'hover:bg-hover',
                )}
              >
                <span
                  className={classes(
                    'grid size-6 place-items-center rounded-[6px] text-xs font-strong tabular-nums',
                    selected ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
                  )}
                >
                  {segment.segment_id}
                </span>
                {segment.segment_title}
                {segment.dialogue.some((line) => line.audio_path) && (
                  <span className={selected ? '' : 'text-ink-3'}>
                    <Volume2 aria-hidden />
                    <span className="sr-only">Has audio</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
