import { type PointerEvent, type ReactNode, useState } from 'react'
import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import { keySkipMs } from '../../../audio/key-skip.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { messages } from './messages.ts'

interface PlayerProgressProps {
  readonly timeline: Timeline
  readonly index: number
  /** Of the whole slideshow, in milliseconds. */
  readonly time: number
  readonly onSeek: (time: number) => void
  /** Called with the time that a pointer points at, and with undefined when it leaves. */
  readonly onPoint: (time: number | undefined) => void
  /** Renders a preview of the time that the pointer is on. */
  readonly drawPreview: (time: number) => ReactNode
}

/** How far each key moves, in milliseconds. The bar runs from left to right in all languages. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: keySkipMs,
  ArrowUp: keySkipMs,
  ArrowLeft: -keySkipMs,
  ArrowDown: -keySkipMs,
  PageUp: 30_000,
  PageDown: -30_000,
}

/** The progress of the slideshow, with a segment for each slide. It runs from left to right in all languages. */
export function PlayerProgress(props: PlayerProgressProps) {
  const { timeline, index, time, onSeek, onPoint, drawPreview } = props
  const { starts, end } = timeline
  const [pointed, setPointed] = useState<number>()
  const pointTo = (at: number | undefined) => {
    setPointed(at)
    onPoint(at)
  }
  const pointAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    pointTo(end * clamp((clientX - left) / width))
  }
  const leave = () => pointTo(undefined)
  const pieces = starts.map((start, at) => ({ start, length: (starts[at + 1] ?? end) - start }))
  const columns = {
    '--segments': pieces.length,
    gridTemplateColumns: pieces.map(({ length }) => `${length}fr`).join(' '),
  }
  const isPointed = ({ start, length }: (typeof pieces)[number]) =>
    pointed !== undefined && pointed >= start && pointed < start + length
  return (
    <div
      className="player-progress"
      dir="ltr"
      onPointerMove={pointAt}
      onPointerLeave={leave}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && leave()}
      onPointerCancel={leave}
    >
      <div aria-hidden="true" style={columns}>
        {pieces.map((piece) => (
          <span
            key={piece.start}
            data-pointed={isPointed(piece) || undefined}
            style={{ backgroundSize: `${100 * clamp((time - piece.start) / piece.length)}% 100%` }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={messages.progress}
        aria-valuetext={messages.place(clockTime(time), clockTime(end), index + 1, starts.length)}
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
      {pointed !== undefined && drawPreview(pointed)}
    </div>
  )
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share))
}
