import { clockTime } from '../ui/clock-time.ts'

/** Played time and duration in milliseconds as '0:05 / 0:13', from left to right in every language. */
export function PlayedTime({ time, duration }: { time: number; duration: number }) {
  return (
    <span dir="ltr" className="text-xs whitespace-nowrap text-ink-2 tabular-nums">
      {`${clockTime(time)} / ${clockTime(duration)}`}
    </span>
  )
}
