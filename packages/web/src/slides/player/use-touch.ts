import { type PointerEvent, useRef } from 'react'
import { meaningOf } from './swipe.ts'
import type { Side } from './use-taps.ts'

interface TouchHandlers {
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** On the left or right third, or between them; `at` by the clock of the page, in milliseconds. */
  readonly onTap: (side: Side, at: number) => void
}

/** What has a use for a touch itself. */
const takesTouches = 'button, a, input, label, select, textarea, [role=button]'

/** Makes an element take swipes and taps of a finger. A mouse has the buttons. */
export function useTouch(direction: 'ltr' | 'rtl', { onNext, onPrevious, onTap }: TouchHandlers) {
  const down = useRef<{ pointer: number; x: number; y: number }>(undefined)
  return {
    onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      const counts = pointerType === 'touch' && isPrimary
      down.current = counts ? { pointer: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp({ pointerId, clientX, clientY, target, currentTarget, timeStamp }: PointerEvent): void {
      const from = down.current
      down.current = undefined
      if (from?.pointer !== pointerId) return
      const meaning = meaningOf({ dx: clientX - from.x, dy: clientY - from.y }, direction)
      if (meaning === 'next') onNext()
      if (meaning === 'previous') onPrevious()
      if (meaning !== 'tap' || (target instanceof Element && target.closest(takesTouches))) return
      const { left, width } = currentTarget.getBoundingClientRect()
      const share = (clientX - left) / width
      onTap(share < 1 / 3 ? 'left' : share > 2 / 3 ? 'right' : undefined, timeStamp)
    },
    onPointerCancel(): void {
      down.current = undefined
    },
  }
}
