import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import { clockTime } from '../../ui/clock-time.ts'

interface PlayerProgressProps {
  readonly timeline: Timeline
  readonly index: number
  /** Of the whole slideshow, in milliseconds. */
  readonly time: number
  readonly onSeek: (time: number) => void
}

/** How far its keys go, in milliseconds: from left to right in every language. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 5000,
  ArrowUp: 5000,
  ArrowLeft: -5000,
  ArrowDown: -5000,
  PageUp: 30_000,
  PageDown: -30_000,
}

/** How far the slideshow has come, in pieces as long as its slides. Left to right in every language. */
export function PlayerProgress({ timeline: { starts, end }, index, time, onSeek }: PlayerProgressProps) {
  const pieces = starts.map((start, at) => ({ start, length: (starts[at + 1] ?? end) - start }))
  return (
    <div className="player-progress" dir="ltr">
      <div
        aria-hidden="true"
        style={{ gridTemplateColumns: pieces.map(({ length }) => `${length}fr`).join(' ') }}
      >
        {pieces.map(({ start, length }) => (
          <span key={start} style={{ backgroundSize: `${100 * clamp((time - start) / length)}% 100%` }} />
        ))}
      </div>
      <input
        type="range"
        aria-label="Progress"
        aria-valuetext={`${clockTime(time)} of ${clockTime(end)}, slide ${index + 1} of ${starts.length}`}
        min={0}
        max={Math.round(end)}
        step={1}
        value={Math.round(time)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        onKeyDown={(event) => {
          const by = steps[event.key]
          if (by === undefined) return
          event.preventDefault()
          onSeek(Math.max(0, Math.min(end, time + by)))
        }}
      />
    </div>
  )
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share))
}
