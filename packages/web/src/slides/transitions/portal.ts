import { between, easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** A way through opens in the middle of the old slide: a ring of light, and behind it the new one, which settles into place. */
export const portal: Transition = {
  entering: (progress) => ({
    // The farthest corner is 57.4 % of the width away.
    clipPath: `circle(${radius(progress) / scale(progress)}cqw)`,
    transform: `scale(${scale(progress)})`,
  }),
  leaving: () => ({}),
  over(progress) {
    const edge = radius(progress)
    const light = (color: string, share: number) =>
      `color-mix(in oklab, var(--slide-${color}) ${share * (1 - between(progress, 0.75, 1))}%, transparent)`
    const stops = [
      `transparent ${edge - 1.4}cqw`,
      `${light('accent', 95)} ${edge - 0.3}cqw`,
      `white ${edge}cqw`,
      `${light('accent', 95)} ${edge + 0.5}cqw`,
      `${light('primary', 55)} ${edge + 2.2}cqw`,
      // Around it the old slide lies in the dark.
      `rgb(0 0 0 / ${0.5 * between(progress, 0, 0.4)}) ${edge + 7}cqw`,
    ]
    return {
      opacity: between(progress, 0, 0.06),
      background: `radial-gradient(circle at center, ${stops.join(', ')})`,
    }
  },
}

function radius(progress: number): number {
  return 62 * easeInOut(progress)
}

function scale(progress: number): number {
  return 1.6 - 0.6 * easeInOut(progress)
}
