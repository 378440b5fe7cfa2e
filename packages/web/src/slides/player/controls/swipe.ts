/** A finger on the stage from where it came down to where it left, in pixels. */
export interface Touch {
  readonly dx: number
  readonly dy: number
}

const swipeAtLeast = 48
const tapAtMost = 10

/** What a touch means: the slide is drawn away towards where reading began, or back; a tap is none of these. */
export function meaningOf(
  { dx, dy }: Touch,
  direction: 'ltr' | 'rtl',
): 'next' | 'previous' | 'tap' | undefined {
  if (Math.hypot(dx, dy) <= tapAtMost) return 'tap'
  if (Math.abs(dx) < swipeAtLeast || Math.abs(dx) < 2 * Math.abs(dy)) return undefined
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous'
}
