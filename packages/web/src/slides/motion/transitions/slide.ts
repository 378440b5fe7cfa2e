import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** The new slide pushes the old one out. `x` and `y` are the direction of both. */
function push(x: number, y: number): Transition {
  const at = (share: number) => ({ transform: `translate(${x * share}%, ${y * share}%)` })
  return {
    entering: (progress) => at(100 * easeInOut(progress) - 100),
    leaving: (progress) => at(100 * easeInOut(progress)),
  }
}

export const slideLeft = push(-1, 0)
export const slideRight = push(1, 0)
export const slideUp = push(0, -1)
export const slideDown = push(0, 1)
