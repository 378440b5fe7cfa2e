import type { Animation } from '../animation.ts'
import { between, easeOut } from '../easing.ts'
import { randomAt } from '../../runtime/random.ts'

/** A projection in moving scan lines: it unfolds from a line of light, flickers and becomes solid. */
export const hologram: Animation = {
  whole(progress) {
    const solid = between(progress, 0.55, 1)
    const flicker = 0.35 * randomAt(Math.floor(progress * 18), 1) * (1 - solid)
    const gap = `rgb(0 0 0 / ${0.15 + 0.85 * solid})`
    const run = 40 * progress
    return {
      opacity: between(progress, 0, 0.08) * (1 - flicker),
      transform: `perspective(700px) rotateX(${24 * (1 - easeOut(progress))}deg) scaleY(${0.04 + 0.96 * easeOut(between(progress, 0, 0.4))}) skewX(${9 * Math.sin(19 * progress) * (1 - easeOut(progress))}deg)`,
      filter: `drop-shadow(0 0 ${12 * (1 - solid)}px var(--slide-secondary))`,
      mask: `repeating-linear-gradient(#000 0 4px, ${gap} 4px 8px) 0 ${run}px no-clip`,
    }
  },
}
