import { segmentDuration } from '@lectern/domain/podcast/editing/dialogue-duration.ts'
import { segmentOf } from '@lectern/domain/podcast/find-line.ts'
import { Volume2 } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { usePodcastParts } from '../document/editor-context.ts'
import { spokenTime } from '../document/spoken-time.ts'
import { messages } from './messages.ts'

interface SegmentButtonProps {
  /** Key of the segment. */
  segment: string
  selected: boolean
  onSelect: () => void
}

/** A segment in a list: its number, title, duration, and an icon if it has audio. */
export function SegmentButton({ segment: key, selected, onSelect }: SegmentButtonProps) {
  const { number, title, duration, spoken } = usePodcastParts((podcast) => {
    const segment = segmentOf(podcast, key)
    return {
      number: segment?.segment_id,
      title: segment?.segment_title,
      duration: segment && spokenTime(segmentDuration(segment)),
      spoken: segment?.dialogue.some((line) => line.audio_path),
    }
  })
  return (
    <button
      type="button"
      aria-current={selected || undefined}
      onClick={onSelect}
      className={classes(
        'pressable grid min-h-10 w-full grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-2 rounded-2 py-1 ps-2 pe-2.5 text-start text-sm',
        selected ? 'bg-brand-soft font-strong text-brand-text' : 'hover:bg-hover',
      )}
    >
      <span
        className={classes(
          'grid size-6 place-items-center rounded-row text-xs font-strong tabular-nums',
          selected ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
        )}
      >
        {number}
      </span>
      <span className="min-w-0 wrap-break-word">{title}</span>
      <span className={classes('flex items-center gap-2 text-xs font-normal', !selected && 'text-ink-3')}>
        <span className="tabular-nums">{duration}</span>
        {spoken ? (
          <span>
            <Volume2 aria-hidden />
            <span className="sr-only">{messages.hasAudio}</span>
          </span>
        ) : (
          <span aria-hidden className="size-4.5" />
        )}
      </span>
    </button>
  )
}
