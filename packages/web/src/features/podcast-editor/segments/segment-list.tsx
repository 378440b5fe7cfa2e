import {
  isFarFrom,
  plannedMinutes,
  podcastDuration,
} from '@lectern/domain/podcast/editing/dialogue-duration.ts'
import { type KeyboardEvent, useRef } from 'react'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { prepareDragging } from '../../../editing/panels/drag-library.ts'
import { useRowDragging } from '../../../editing/panels/use-row-dragging.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLineDrops } from '../dialogue/use-line-drops.ts'
import { usePodcastEditor, usePodcastParts, useSelectedKey } from '../document/editor-context.ts'
import { againstPlan, spokenTime } from '../document/spoken-time.ts'
import { messages } from './messages.ts'
import { SegmentButton } from './segment-button.tsx'

interface SegmentListProps {
  /** On a phone, choosing a segment shows its dialogue. */
  onSelect: () => void
  add: EditorAction
}

/** All segments, which the user can select and reorder. Lines can be dragged onto them. */
export function SegmentList({ onSelect, add }: SegmentListProps) {
  const { store, operations } = usePodcastEditor()
  const keys = usePodcastParts(({ segments }) => segments.map(({ key }) => key))
  const selected = useSelectedKey()
  const list = useRef<HTMLOListElement>(null)
  const { gap } = useRowDragging({
    list,
    rows: keys,
    kind: 'segments',
    onMove: ([segment = ''], before) => operations.moveSegmentToGap(segment, before),
  })
  const dropping = useLineDrops(list, keys, (line, segment) => operations.moveToSegment(line, segment))

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (step === undefined || !event.altKey) return
    event.preventDefault()
    operations.moveSegment(selected, step)
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }

  return (
    <section aria-labelledby="segments">
      <div className="flex min-h-11.25 items-center justify-between ps-5 pe-3.5">
        <h2 id="segments" className="font-strong">
          {messages.segments}
        </h2>
        <IconButton
          label={add.label}
          onClick={() => {
            add.run()
            onSelect()
          }}
        >
          <add.icon aria-hidden />
        </IconButton>
      </div>
      {/* Key events bubble from the buttons of its rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        onKeyDown={press}
        onPointerEnter={prepareDragging}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-2.5 pb-3"
      >
        {keys.map((key, index) => (
          <li
            key={key}
            className={classes(
              'relative rounded-2',
              dropping === key && 'ring-2 ring-brand',
              gap === index &&
                'before:absolute before:inset-x-0 before:-top-0.75 before:h-1 before:rounded-full before:bg-brand',
              gap === keys.length &&
                index === gap - 1 &&
                'after:absolute after:inset-x-0 after:-bottom-0.75 after:h-1 after:rounded-full after:bg-brand',
            )}
          >
            <SegmentButton
              segment={key}
              selected={key === selected}
              onSelect={() => {
                store.select(key)
                onSelect()
              }}
            />
          </li>
        ))}
      </ol>
      <WholeDuration />
    </section>
  )
}

/** Duration of the podcast beside the planned duration of its segments. */
function WholeDuration() {
  const { time, far } = usePodcastParts((podcast) => {
    const duration = podcastDuration(podcast)
    const planned = plannedMinutes(podcast.segments)
    return {
      time: planned > 0 ? againstPlan(duration, planned) : spokenTime(duration),
      far: isFarFrom(duration, planned),
    }
  })
  return (
    <p className={classes('px-5 pb-4 text-xs tabular-nums', far ? 'text-progress-text' : 'text-ink-3')}>
      {messages.allSegments(time)}
    </p>
  )
}
