import type { Animation } from '../animation.ts'
import { between, easeOutElastic } from '../easing.ts'

/** Wobbles: too wide and too flat, then the opposite, each time less. */
export const elastic: Animation = {
  whole(progress) {
    const stretch = 1 - easeOutElastic(progress)
    return {
      opacity: between(progress, 0, 0.15),
      transform: `scale(${1 + 0.45 * stretch}, ${1 - 0.8 * stretch})`,
    }
  },
}
