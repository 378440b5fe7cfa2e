import type { Animation } from '../animation.ts'
import { easeOutBack } from '../easing.ts'

/** Grows quickly from a point. */
export const pop: Animation = {
  whole: (progress) => ({
    opacity: Math.min(1, progress * 4),
    transform: `scale(${easeOutBack(progress)})`,
  }),
}
