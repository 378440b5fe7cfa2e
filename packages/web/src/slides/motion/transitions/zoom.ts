import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** Towards the viewer: the new slide grows out of the old one, which moves past. */
export const zoomIn: Transition = {
  entering: (progress) => ({
    opacity: easeInOut(progress),
    transform: `scale(${1 - 0.4 * (1 - easeInOut(progress))})`,
  }),
  leaving: (progress) => ({ transform: `scale(${1 + 0.3 * easeInOut(progress)})` }),
}

/** Away from the viewer: the new slide shrinks onto the old one, which moves back. */
export const zoomOut: Transition = {
  entering: (progress) => ({
    opacity: easeInOut(progress),
    transform: `scale(${1 + 0.4 * (1 - easeInOut(progress))})`,
    willChange: 'opacity',
  }),
  leaving: (progress) => ({ transform: `scale(${1 - 0.3 * easeInOut(progress)})` }),
}
