import { between, easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** Distance of the ring from its middle when it is painted, in hundredths of the slide's width. It is then scaled. */
const painted = 20

const ring = [
  `transparent ${painted - 1}cqw`,
  `var(--slide-accent) ${painted - 0.2}cqw`,
  `white ${painted}cqw`,
  `var(--slide-accent) ${painted + 0.4}cqw`,
  `color-mix(in oklab, var(--slide-primary) 55%, transparent) ${painted + 1.6}cqw`,
  `transparent ${painted + 6}cqw`,
]

/** A hole opens in the middle of the old slide: a ring of light, and the new slide behind it. */
export const portal: Transition = {
  // The farthest corner is 57.4 % of the width away.
  entering: (progress) => ({ clipPath: `circle(${radius(progress)}cqw)` }),
  // The old slide becomes transparent, which is faster than making it darker.
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
