import type { Animation } from '../animation.ts'
import { between, easeOut } from '../easing.ts'

/** A halo in the theme's accent colour grows around the element and fades. */
export const glow: Animation = {
  whole(progress) {
    const light = Math.sin(Math.PI * progress) ** 1.5
    return {
      opacity: easeOut(between(progress, 0, 0.6)),
      filter: `drop-shadow(0 0 ${22 * light}px var(--slide-accent))`,
    }
  },
}
