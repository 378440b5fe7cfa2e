import type { Animation } from '../animation.ts'
import { easeOut } from '../easing.ts'

/** Turns in by an eighth of a turn while it grows. More would move long lines over half the slide. */
export const rotateIn: Animation = {
  whole(progress) {
    const left = 1 - easeOut(progress)
    return {
      opacity: easeOut(progress),
      transform: `rotate(${-45 * left}deg) scale(${1 - 0.5 * left})`,
    }
  },
}
