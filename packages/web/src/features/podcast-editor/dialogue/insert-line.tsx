import type { LineGap } from '@lectern/domain/podcast/edit-dialogue.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { Plus } from 'lucide-react'
import { usePodcastEditor } from '../editor-context.ts'

interface InsertLineProps {
  gap: LineGap
  /** Where the line behind the gap stands, from 0. */
  place: number
  /** Who speaks that. */
  host: Host
}

/** Puts a line of the host who does not speak here into the gap above a line. */
export function InsertLine({ gap, place, host }: InsertLineProps) {
  const { acts } = usePodcastEditor()
  return (
    <button
      type="button"
      aria-label={`Add line before line ${place + 1}`}
      onClick={() => acts.add(gap, host === 'ALEX' ? 'JAMIE' : 'ALEX')}
      className="pressable absolute -top-4.25 start-1/2 z-(--z-raised) -ms-3 grid size-6 place-items-center rounded-full bg-surface text-brand-text opacity-0 shadow-2 ring ring-line group-hover:opacity-100 hover:bg-brand-soft focus-visible:opacity-100 pointer-coarse:hidden"
    >
      <Plus aria-hidden className="size-4" />
    </button>
  )
}
