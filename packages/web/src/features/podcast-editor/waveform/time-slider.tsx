import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import type { Stretch } from './bars.ts'

const stepMs = 5000

interface TimeSliderProps {
  /** What can be gone to. */
  shown: Stretch
  /** Milliseconds, within what is shown. */
  time: number
  /** In words: '0:05 of 0:13'. */
  text: (time: number) => string
  /** A segment further, or back. */
  jump: (time: number, direction: 1 | -1) => number
  /** The time now: keys are faster than drawing. */
  now: () => number
  onSeek: (time: number) => void
  /** Draws the time it is given. */
  children: (time: number) => ReactNode
}

/** A place in time: by click, drag or keys. Time runs from left to right in every language. */
export function TimeSlider({ shown, time, text, jump, now, onSeek, children }: TimeSliderProps) {
  const [dragged, setDragged] = useState<number>()
  const at = dragged ?? time
  const within = (wish: number) => Math.min(shown.endMs, Math.max(shown.startMs, wish))

  function timeUnder(event: PointerEvent<HTMLElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return within(shown.startMs + ((event.clientX - left) / width) * (shown.endMs - shown.startMs))
  }

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const wishes: Record<string, () => number> = {
      ArrowRight: () => now() + stepMs,
      ArrowUp: () => now() + stepMs,
      ArrowLeft: () => now() - stepMs,
      ArrowDown: () => now() - stepMs,
      PageUp: () => jump(now(), 1),
      PageDown: () => jump(now(), -1),
      Home: () => shown.startMs,
      End: () => shown.endMs,
    }
    const wish = wishes[event.key]
    if (!wish) return
    event.preventDefault()
    onSeek(within(wish()))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={Math.round((shown.endMs - shown.startMs) / 1000)}
      aria-valuenow={Math.round((at - shown.startMs) / 1000)}
      aria-valuetext={text(at)}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(timeUnder(event))
      }}
      onPointerMove={(event) => {
        if (dragged !== undefined) setDragged(timeUnder(event))
      }}
      onPointerUp={(event) => {
        if (dragged !== undefined) onSeek(timeUnder(event))
        setDragged(undefined)
      }}
      onPointerCancel={() => setDragged(undefined)}
      className="relative h-8 min-w-0 cursor-pointer touch-none rounded-[4px]"
    >
      {children(at)}
    </div>
  )
}
