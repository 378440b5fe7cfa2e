import { LoaderCircle, Pause, Play } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import type { AudioStatus } from './audio-state.ts'
import { messages } from './messages.ts'

interface PlayButtonProps {
  status: AudioStatus | 'error'
  onPlay: () => void
  onPause: () => void
}

/** Plays or pauses the audio, also while it loads. */
export function PlayButton({ status, onPlay, onPause }: PlayButtonProps) {
  const going = status === 'playing' || status === 'loading'
  const Icon = status === 'loading' ? LoaderCircle : status === 'playing' ? Pause : Play
  return (
    <button
      type="button"
      aria-label={going ? messages.pause : messages.play}
      aria-busy={status === 'loading'}
      onClick={going ? onPause : onPlay}
      className="pressable grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand hover:bg-brand-hover"
    >
      <Icon
        aria-hidden
        className={classes('size-4.75', status === 'loading' ? 'animate-spin' : 'fill-current')}
      />
    </button>
  )
}
