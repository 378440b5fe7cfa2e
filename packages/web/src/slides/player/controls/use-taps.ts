import { useEffect, useRef } from 'react'

/** A second tap on the same side within this time is a double tap, in milliseconds. */
const doubleTapMs = 300
const skipMs = 10_000

export type Side = 'left' | 'right' | undefined

interface Taps {
  /** True if the controls are already shown. */
  readonly shown: boolean
  readonly onShow: () => void
  readonly onToggle: () => void
  /** Called with milliseconds. Time runs from left to right in all languages. */
  readonly onSkip: (by: number) => void
}

/** Taps on a slide: the first shows the controls, the next plays or pauses. A double tap on a side skips 10 seconds. */
export function useTaps({ shown, onShow, onToggle, onSkip }: Taps): (side: Side, at: number) => void {
  const last = useRef<{ side: Side; at: number; timer?: ReturnType<typeof setTimeout> | undefined }>(
    undefined,
  )
  useEffect(() => () => clearTimeout(last.current?.timer), [])
  return (side, at) => {
    const before = last.current
    clearTimeout(before?.timer)
    onShow()
    if (side && before?.side === side && at - before.at < doubleTapMs) {
      last.current = { side, at }
      return onSkip(side === 'left' ? -skipMs : skipMs)
    }
    // A tap on a side may be the first of a double tap.
    const timer = shown && side ? setTimeout(onToggle, doubleTapMs) : undefined
    last.current = { side, at, timer }
    if (shown && !side) onToggle()
  }
}
