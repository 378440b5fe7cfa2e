import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

/**
 * Turns around a point below the lower left corner: the old slide leaves to the left, and the new one follows from
 * below.
 */
export const rotate: Transition = {
  entering: (progress) => turned(90 - 90 * easeInOut(progress)),
  leaving: (progress) => turned(-90 * easeInOut(progress)),
}

function turned(degrees: number) {
  return { transform: `rotate(${degrees}deg)`, transformOrigin: '0 100%' }
}
