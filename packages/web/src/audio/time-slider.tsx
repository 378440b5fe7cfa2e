import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { keySkipMs } from './key-skip.ts'
import { messages } from './messages.ts'

interface TimeSliderProps {
  /** The range of the slider, in milliseconds. */
  shown: { readonly startMs: number; readonly endMs: number }
  /** Milliseconds, within `shown`. */
  time: number
  /** The text for screen readers: '0:05 of 0:13'. */
  text: (time: number) => string
  /** The time one segment later or earlier. */
  jump: (time: number, direction: 1 | -1) => number
  /** The current time. `time` may be older when several keys are pressed quickly. */
  now: () => number
  onSeek: (time: number) => void
  /** Draws the given time. */
  children: (time: number) => ReactNode
}

/** Selects a time by click, drag or keys. Time runs from left to right in every language. */
export function TimeSlider({ shown, time, text, jump, now, onSeek, children }: TimeSliderProps) {
  const [dragged, setDragged] = useState<number>()
  const pressed = useRef(false)
  const at = dragged ?? time
  const within = (target: number) => Math.min(shown.endMs, Math.max(shown.startMs, target))

  /** A drag seeks only where it ends, so that audio is not loaded on the way. Other input seeks immediately. */
  function change(target: number): void {
    if (pressed.current) setDragged(target)
    else onSeek(target)
  }

  function release(): void {
    pressed.current = false
    if (dragged !== undefined) onSeek(dragged)
    setDragged(undefined)
  }

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const targets: Record<string, () => number> = {
      ArrowRight: () => now() + keySkipMs,
      ArrowUp: () => now() + keySkipMs,
      ArrowLeft: () => now() - keySkipMs,
      ArrowDown: () => now() - keySkipMs,
      PageUp: () => jump(now(), 1),
      PageDown: () => jump(now(), -1),
      Home: () => shown.startMs,
      End: () => shown.endMs,
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    onSeek(within(target()))
  }

  return (
    <div dir="ltr" className="relative mt-0.5 h-8">
      {children(at)}
      <input
        type="range"
        aria-label={messages.position}
        aria-valuetext={text(at)}
        min={shown.startMs}
        max={shown.endMs}
        step="any"
        value={at}
        onKeyDown={press}
        onPointerDown={(event) => {
          pressed.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onChange={(event) => change(event.target.valueAsNumber)}
        onPointerUp={release}
        onPointerCancel={release}
        className="absolute inset-0 m-0 size-full cursor-pointer touch-none appearance-none rounded-1 bg-transparent [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-webkit-slider-thumb]:h-8 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}
