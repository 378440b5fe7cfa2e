import { classes } from '../ui/classes.ts'
import { clockTime } from '../ui/clock-time.ts'
import { messages } from './messages.ts'
import { PlayedTime } from './played-time.tsx'

interface SeekBarProps {
  /** Milliseconds. */
  time: number
  duration: number
  onSeek: (time: number) => void
  className?: string
}

/** Shows the position of the playback and moves it. Time runs from left to right in every language. */
export function SeekBar({ time, duration, onSeek, className }: SeekBarProps) {
  return (
    <span dir="ltr" className={classes('flex items-center gap-3.5', className)}>
      <PlayedTime time={time} duration={duration} />
      <input
        type="range"
        aria-label={messages.position}
        aria-valuetext={messages.timeOf(clockTime(time), clockTime(duration))}
        min={0}
        max={Math.max(Math.round(duration), 1)}
        value={Math.round(time)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 accent-accent-strong"
      />
    </span>
  )
}
