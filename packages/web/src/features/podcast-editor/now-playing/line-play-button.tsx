import { LoaderCircle, Pause, Play, TriangleAlert } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { useLinePlayback } from './use-playback.ts'
import type { LinePlayback } from './use-playback.ts'

const faces = {
  idle: {
    label: 'Play',
    icon: Play,
    look: 'text-brand-text inset-ring-[1.5px] inset-ring-brand-line hover:bg-brand-soft',
  },
  loading: {
    label: 'Loading',
    icon: LoaderCircle,
    look: 'text-accent-text inset-ring-[1.5px] inset-ring-accent-line',
  },
  playing: { label: 'Pause', icon: Pause, look: 'bg-accent text-on-accent' },
  paused: { label: 'Play', icon: Play, look: 'bg-accent text-on-accent' },
  error: {
    label: 'Error',
    icon: TriangleAlert,
    look: 'text-danger-text inset-ring-[1.5px] inset-ring-danger-line',
  },
} as const satisfies Record<LinePlayback, unknown>

interface LinePlayButtonProps {
  /** Key of the line, and where it stands in its segment, from 0. */
  line: string
  place: number
  /** There is nothing to be heard (yet). */
  silent: boolean
}

/** Plays one line, or pauses it. A line without audio says so when it is asked to play. */
export function LinePlayButton({ line, place, silent }: LinePlayButtonProps) {
  const { player } = usePodcastEditor()
  const playback = useLinePlayback(line)
  const { label, icon: Icon, look } = faces[playback]
  return (
    <button
      type="button"
      aria-label={`${label} line ${place + 1}`}
      title={label}
      onClick={() => player.toggle(line)}
      className={classes(
        'pressable grid size-8.5 shrink-0 place-items-center rounded-full',
        silent && playback === 'idle' ? 'text-ink-3 inset-ring-[1.5px] inset-ring-line hover:bg-hover' : look,
      )}
    >
      <Icon
        aria-hidden
        className={classes(
          'size-3.75',
          playback === 'loading' ? 'animate-spin' : playback !== 'error' && 'fill-current',
        )}
      />
    </button>
  )
}
