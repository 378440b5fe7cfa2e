import { segmentOf } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { useDeferredValue, useRef } from 'react'
import { prepareDragging } from '../../../editing/panels/drag-library.ts'
import { useRowDragging } from '../../../editing/panels/use-row-dragging.ts'
import { DialogueRow } from './dialogue-row.tsx'
import { usePodcastEditor, usePodcastPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/** More rows than a screen shows. */
const initialRows = 20

const noLines: readonly DialogueLine[] = []

/** The lines of a segment. The first lines of a long segment render at once, and the others soon after. */
export function DialogueList({ segment }: { /** Key of the segment. */ segment: string }) {
  const { operations } = usePodcastEditor()
  const lines = usePodcastPart((podcast) => segmentOf(podcast, segment)?.dialogue ?? noLines)
  const list = useRef<HTMLOListElement>(null)
  const whole = useDeferredValue(true, lines.length <= initialRows)
  const shown = whole ? lines : lines.slice(0, initialRows)
  const { gap } = useRowDragging({
    list,
    rows: shown.map(({ key }) => key),
    kind: 'lines',
    handle: '[data-drag-handle]',
    onMove: ([line = ''], before) =>
      operations.moveToGap(line, { segment, before: before ?? lines[shown.length]?.key }),
  })
  return (
    <ol
      ref={list}
      aria-label={messages.dialogue}
      onPointerEnter={prepareDragging}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      {shown.map((line, place) => (
        <DialogueRow
          key={line.key}
          line={line}
          segment={segment}
          place={place}
          dropLine={
            gap === place ? 'before' : gap === lines.length && place === gap - 1 ? 'after' : undefined
          }
        />
      ))}
    </ol>
  )
}
