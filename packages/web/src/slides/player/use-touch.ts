import { type PointerEvent, useRef } from 'react'
import { meaningOf } from './swipe.ts'

interface TouchHandlers {
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onTap: () => void
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
    onPointerUp({ pointerId, clientX, clientY, target }: PointerEvent): void {
      const from = down.current
      down.current = undefined
      if (from?.pointer !== pointerId) return
      const meaning = meaningOf({ dx: clientX - from.x, dy: clientY - from.y }, direction)
      if (meaning === 'next') onNext()
      if (meaning === 'previous') onPrevious()
      if (meaning === 'tap' && !(target instanceof Element && target.closest(takesTouches))) onTap()
    },
    onPointerCancel(): void {
      down.current = undefined
    },
  }
}
