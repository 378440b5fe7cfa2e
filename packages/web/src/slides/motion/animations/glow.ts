import type { Animation } from '../animation.ts'
import { between, easeOut } from '../easing.ts'

/** Lights up: a halo in the theme's accent swells around the element and dies away. */
export const glow: Animation = {
  whole(progress) {
    const light = Math.sin(Math.PI * progress) ** 1.5
    return {
      opacity: easeOut(between(progress, 0, 0.6)),
      filter: `drop-shadow(0 0 ${22 * light}px var(--slide-accent))`,
    }
  },
}
