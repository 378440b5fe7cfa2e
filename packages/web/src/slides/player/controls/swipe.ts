/** The movement of a finger on the stage, in pixels. */
export interface Touch {
  readonly dx: number
  readonly dy: number
}

const minSwipe = 48
const maxTapMovement = 10

/**
 * Returns the meaning of a touch. A swipe against the reading direction shows the next slide. Undefined for other
 * movements.
 */
export function gestureOf(
  { dx, dy }: Touch,
  direction: 'ltr' | 'rtl',
): 'next' | 'previous' | 'tap' | undefined {
  if (Math.hypot(dx, dy) <= maxTapMovement) return 'tap'
  if (Math.abs(dx) < minSwipe || Math.abs(dx) < 2 * Math.abs(dy)) return undefined
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous'
}
