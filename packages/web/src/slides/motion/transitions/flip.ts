import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/** A card: the old slide turns away, and the new one is on its back. */
export const flip: Transition = {
  entering: (progress) => side(progress, easeInOut(progress) >= 0.5, -180),
  leaving: (progress) => side(progress, easeInOut(progress) < 0.5, 0),
}

function side(progress: number, isVisible: boolean, start: number) {
  const turned = start + 180 * easeInOut(progress)
  const away = 30 * Math.sin(Math.PI * easeInOut(progress))
  return {
    opacity: isVisible ? 1 : 0,
    filter: `brightness(${1 - 0.3 * Math.sin(Math.PI * easeInOut(progress))})`,
    transform: `perspective(150cqw) translateZ(${-away}cqw) rotateY(${turned}deg)`,
  }
}
