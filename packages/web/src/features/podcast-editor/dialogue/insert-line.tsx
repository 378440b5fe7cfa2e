import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'

interface InsertLineProps {
  /** Keys of the segment and of the line after the gap. */
  segment: string
  before: string
  /** Index of that line, from 0. */
  place: number
  /** The host of that line. */
  host: Host
}

/** A button that adds a line of the other host above a line. */
export const InsertLine = memo(function InsertLine(props: InsertLineProps) {
  const { segment, before, place, host } = props
  const { operations } = usePodcastEditor()
  return (
    <button
      type="button"
      aria-label={messages.addBefore(place + 1)}
      onClick={() => operations.add({ segment, before }, host === 'ALEX' ? 'JAMIE' : 'ALEX')}
      className="pressable absolute -top-4.25 start-1/2 z-(--z-raised) -ms-3 grid size-6 place-items-center rounded-full bg-surface text-brand-text opacity-0 shadow-2 ring ring-line group-hover:opacity-100 hover:bg-brand-soft focus-visible:opacity-100 pointer-coarse:hidden"
    >
      <Plus aria-hidden className="size-4" />
    </button>
  )
})
