import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'

/** Appears immediately and pulses twice, the second time less. */
export const pulse: Animation = {
  whole(progress) {
    const beat =
      0.1 * Math.sin(Math.PI * between(progress, 0, 0.6)) +
      0.05 * Math.sin(Math.PI * between(progress, 0.6, 1))
    return { opacity: between(progress, 0, 0.2), transform: `scale(${1 + beat})` }
  },
}
