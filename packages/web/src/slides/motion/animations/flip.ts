import type { Animation } from '../animation.ts'
import { between, easeOutBack } from '../easing.ts'

/** Turns up around its horizontal middle line. */
export const flipIn: Animation = {
  whole: (progress) => ({
    opacity: between(progress, 0, 0.3),
    transform: `perspective(900px) rotateX(${-90 * (1 - easeOutBack(progress))}deg)`,
  }),
}
