import type { Letters } from './animation.ts'
import { applyFrame } from './frame.ts'
import { type PlannedAnimation, progressAt } from './motion.ts'

/** An element of a slide that moves. */
export interface MovingElement {
  /** Shows it at a time of the slide. The result does not depend on earlier times. */
  readonly showAt: (time: number) => void
  /** Restores it. */
  readonly rest: () => void
}

/**
 * Moves an element. Its letters are replaced by copies only while they move, after the slide has entered and is not
 * rotated.
 */
export function moveElement(
  element: HTMLElement,
  { animation: { whole, pieces }, start, end }: PlannedAnimation,
): MovingElement {
  let letters: Letters | undefined
  const lay = () => {
    letters?.remove()
    letters = undefined
  }
  return {
    showAt(time) {
      const progress = progressAt(time, start, end)
      if (progress === 0 || progress === 1) lay()
      else if (pieces && !letters) {
        applyFrame(element, {})
        letters = pieces.lift(element, pieces)
      }
      applyFrame(element, progress < 1 ? whole(progress) : {})
      letters?.show(progress)
    },
    rest() {
      lay()
      applyFrame(element, {})
    },
  }
}
