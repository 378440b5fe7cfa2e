import { LoaderCircle, Pause, Play, TriangleAlert } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { useLinePlayback } from './use-playback.ts'
import type { LinePlayback } from './use-playback.ts'

const looks = {
  idle: {
    label: () => messages.play,
    labelOf: (line: number) => messages.playLine(line),
    icon: Play,
    look: 'text-brand-text inset-ring-[1.5px] inset-ring-brand-line hover:bg-brand-soft',
  },
  loading: {
    label: () => messages.loadingAudio,
    labelOf: (line: number) => messages.loadingLine(line),
    icon: LoaderCircle,
    look: 'text-accent-text inset-ring-[1.5px] inset-ring-accent-line',
  },
  playing: {
    label: () => messages.pause,
    labelOf: (line: number) => messages.pauseLine(line),
    icon: Pause,
    look: 'bg-accent text-on-accent',
  },
  paused: {
    label: () => messages.play,
    labelOf: (line: number) => messages.playLine(line),
    icon: Play,
    look: 'bg-accent text-on-accent',
  },
  error: {
    label: () => messages.error,
    labelOf: (line: number) => messages.errorInLine(line),
    icon: TriangleAlert,
    look: 'text-danger-text inset-ring-[1.5px] inset-ring-danger-line',
  },
} as const satisfies Record<LinePlayback, unknown>

interface LinePlayButtonProps {
  /** Key of the line, and its index in the segment, from 0. */
  line: string
  place: number
  /** Whether the line has no audio. */
  silent: boolean
}

/** Plays or pauses one line. Playing a line without audio shows a message. */
export function LinePlayButton({ line, place, silent }: LinePlayButtonProps) {
  const { player } = usePodcastEditor()
  const playback = useLinePlayback(line)
  const { label, labelOf, icon: Icon, look } = looks[playback]
  return (
    <button
      type="button"
      aria-label={labelOf(place + 1)}
      title={label()}
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
