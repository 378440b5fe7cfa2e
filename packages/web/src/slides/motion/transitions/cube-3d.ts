import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** Half the height of a slide. */
const half = 50 * (9 / 16)

/** A solid block in space: it moves back, tilts, turns forward to the side with the new slide, and comes near again. */
export const cube3d: Transition = {
  entering: (progress) => tumbled(progress, -90),
  leaving: (progress) => tumbled(progress, 0),
}

function tumbled(progress: number, start: number) {
  const turned = start + 90 * easeInOut(progress)
  const aloft = Math.sin(Math.PI * easeInOut(progress))
  return {
    transform: `perspective(140cqw) translateZ(${-half - 45 * aloft}cqw) rotateZ(${-7 * aloft}deg) rotateY(${-24 * aloft}deg) rotateX(${-turned}deg) translateZ(${half}cqw)`,
    filter: `brightness(${1 - 0.4 * Math.abs(Math.sin((turned * Math.PI) / 180))})`,
  }
}
