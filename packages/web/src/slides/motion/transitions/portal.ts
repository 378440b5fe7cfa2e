import { between, easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** How far from its middle the ring is painted, in hundredths of the width of the slide; it is then sized. */
const painted = 20

const ring = [
  `transparent ${painted - 1}cqw`,
  `var(--slide-accent) ${painted - 0.2}cqw`,
  `white ${painted}cqw`,
  `var(--slide-accent) ${painted + 0.4}cqw`,
  `color-mix(in oklab, var(--slide-primary) 55%, transparent) ${painted + 1.6}cqw`,
  `transparent ${painted + 6}cqw`,
]

/** A way through opens in the middle of the old slide: a ring of light, and behind it the new one. */
export const portal: Transition = {
  // The farthest corner is 57.4 % of the width away.
  entering: (progress) => ({ clipPath: `circle(${radius(progress)}cqw)` }),
  // It sinks into the space behind, which costs less than to darken it.
  leaving: (progress) => ({ opacity: 1 - 0.6 * between(progress, 0, 0.4) }),
  over: (progress) => ({
    opacity: between(progress, 0, 0.06) * (1 - between(progress, 0.75, 1)),
    background: `radial-gradient(circle at center, ${ring.join(', ')})`,
    transform: `scale(${radius(progress) / painted})`,
  }),
}

function radius(progress: number): number {
  return 62 * easeInOut(progress)
}
