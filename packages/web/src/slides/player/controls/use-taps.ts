import { useEffect, useRef } from 'react'

/** A second touch on the same side within this time, in milliseconds, belongs to the first. */
const doubleWithin = 300
const skipMs = 10_000

export type Side = 'left' | 'right' | undefined

interface Taps {
  /** Whether the controls are shown already. */
  readonly shown: boolean
  readonly onShow: () => void
  readonly onToggle: () => void
  /** By so many milliseconds: time goes from left to right in every language. */
  readonly onSkip: (by: number) => void
}

/** What touches on a slide do: the first shows the controls, a second plays or pauses, a double one on a side skips 10 s. */
export function useTaps({ shown, onShow, onToggle, onSkip }: Taps): (side: Side, at: number) => void {
  const last = useRef<{ side: Side; at: number; timer?: ReturnType<typeof setTimeout> | undefined }>(
    undefined,
  )
  useEffect(() => () => clearTimeout(last.current?.timer), [])
  return (side, at) => {
    const before = last.current
    clearTimeout(before?.timer)
    onShow()
    if (side && before?.side === side && at - before.at < doubleWithin) {
      last.current = { side, at }
      return onSkip(side === 'left' ? -skipMs : skipMs)
    }
    // On a side it may be the first of two.
    const timer = shown && side ? setTimeout(onToggle, doubleWithin) : undefined
    last.current = { side, at, timer }
    if (shown && !side) onToggle()
  }
}
