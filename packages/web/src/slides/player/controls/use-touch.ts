import { type PointerEvent, useRef } from 'react'
import { gestureOf } from './swipe.ts'
import type { Side } from './use-taps.ts'

interface TouchHandlers {
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** `side` is the left or right third. `at` is the time of the event in milliseconds. */
  readonly onTap: (side: Side, at: number) => void
}

/** Elements that handle touches themselves. */
const takesTouches = 'button, a, input, label, select, textarea, [role=button]'

/** True if the event happened inside the element. React also reports events of portals, such as quiz buttons. */
const isInside = ({ target, currentTarget }: PointerEvent) =>
  target instanceof Node && currentTarget.contains(target)

/** Handles swipes and taps of a finger on an element. Users of a mouse have the buttons. */
export function useTouch(direction: 'ltr' | 'rtl', { onNext, onPrevious, onTap }: TouchHandlers) {
  const down = useRef<{ pointer: number; x: number; y: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent): void {
      const { pointerId, pointerType, isPrimary, clientX, clientY } = event
      const counts = pointerType === 'touch' && isPrimary && isInside(event)
      down.current = counts ? { pointer: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp(event: PointerEvent): void {
      const { pointerId, clientX, clientY, target, currentTarget, timeStamp } = event
      const from = down.current
      down.current = undefined
      if (from?.pointer !== pointerId || !isInside(event)) return
      const meaning = gestureOf({ dx: clientX - from.x, dy: clientY - from.y }, direction)
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
