import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/**
 * The slides are neighbouring sides of a cube that turns around its vertical axis. `way` is the direction of its front.
 */
function cube(way: -1 | 1): Transition {
  const turned = (degrees: number, light: number) => ({
    transform: `perspective(140cqw) translateZ(-50cqw) rotateY(${way * degrees}deg) translateZ(50cqw)`,
    filter: `brightness(${0.55 + 0.45 * light})`,
  })
  return {
    entering: (progress) => turned(90 * easeInOut(progress) - 90, easeInOut(progress)),
    leaving: (progress) => turned(90 * easeInOut(progress), 1 - easeInOut(progress)),
  }
}

export const cubeLeft = cube(-1)
export const cubeRight = cube(1)
