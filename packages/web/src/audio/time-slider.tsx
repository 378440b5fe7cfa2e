import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { keySkipMs } from './key-skip.ts'
import { messages } from './messages.ts'

interface TimeSliderProps {
  /** What can be gone to, in milliseconds. */
  shown: { readonly startMs: number; readonly endMs: number }
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
  const pressed = useRef(false)
  const at = dragged ?? time
  const within = (wish: number) => Math.min(shown.endMs, Math.max(shown.startMs, wish))

  /** Audio is fetched where a drag ends, not all along it. Whoever turns it otherwise goes there at once. */
  function turn(wish: number): void {
    if (pressed.current) setDragged(wish)
    else onSeek(wish)
  }

  function release(): void {
    pressed.current = false
    if (dragged !== undefined) onSeek(dragged)
    setDragged(undefined)
  }

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const wishes: Record<string, () => number> = {
      ArrowRight: () => now() + keySkipMs,
      ArrowUp: () => now() + keySkipMs,
      ArrowLeft: () => now() - keySkipMs,
      ArrowDown: () => now() - keySkipMs,
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
        onChange={(event) => turn(event.target.valueAsNumber)}
        onPointerUp={release}
        onPointerCancel={release}
        className="absolute inset-0 m-0 size-full cursor-pointer touch-none appearance-none rounded-1 bg-transparent [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-webkit-slider-thumb]:h-8 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}
