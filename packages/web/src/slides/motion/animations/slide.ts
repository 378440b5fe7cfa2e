import type { Animation } from '../animation.ts'
import { easeOut } from '../easing.ts'

/** Distance that an element moves, in px of the stage. */
const distance = 130

function from(x: number, y: number): Animation {
  return {
    whole(progress) {
      const left = distance * (1 - easeOut(progress))
      return { opacity: easeOut(progress), transform: `translate(${x * left}px, ${y * left}px)` }
    },
  }
}

/** Each name is the side that the element comes from, as authors understand the names of the specification. */
export const slideInLeft = from(-1, 0)
export const slideInRight = from(1, 0)
/** Upwards, from below. */
export const slideInUp = from(0, 1)
/** Downwards, from above. */
export const slideInDown = from(0, -1)
