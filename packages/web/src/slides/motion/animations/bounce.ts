import type { Animation } from '../animation.ts'
import { between, easeOutBounce } from '../easing.ts'

/** Drops from above and bounces. */
export const bounceIn: Animation = {
  whole: (progress) => ({
    opacity: between(progress, 0, 0.15),
    transform: `translateY(${-240 * (1 - easeOutBounce(progress))}px)`,
  }),
}
