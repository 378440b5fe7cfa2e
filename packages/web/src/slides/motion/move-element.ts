import type { Letters } from './animation.ts'
import { applyFrame } from './frame.ts'
import { type PlannedAnimation, progressAt } from './motion.ts'

/** An element of a slide that moves. */
export interface MovingElement {
  /** Shows it as it looks at a time of the slide, whatever was shown before. */
  readonly showAt: (time: number) => void
  /** Leaves it as it was found. */
  readonly rest: () => void
}

/** Its letters are lifted only while they move, when the slide has come and stands straight. */
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
