import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'
import { randomAt } from '../../runtime/random.ts'

/** How often the disturbed picture jumps. */
const jumps = 14

/** A bad signal: it jumps sideways in bands with separated colours, and then stays. */
export const glitch: Animation = {
  whole(progress) {
    const jump = Math.floor(progress * jumps)
    const strength = 1 - jump / jumps
    const shift = Math.round(70 * (randomAt(jump, 1) - 0.5) * strength)
    const apart = Math.ceil(10 * strength)
    const top = Math.round(60 * randomAt(jump, 2) * strength)
    const height = 100 - (100 - top) * randomAt(jump, 3) * strength * 0.9 - top
    const calm = between(progress, 0.86, 0.88)
    return {
      opacity: progress < 0.03 ? 0 : 1,
      transform: `translateX(${calm ? 0 : shift}px) skewX(${calm ? 0 : (randomAt(jump, 4) - 0.5) * 26 * strength}deg)`,
      clipPath: calm ? 'inset(-40px)' : `inset(${top}% -40px ${100 - top - height}% -40px)`,
      // Only on the letters: the shadow of a card would be a bar beside it.
      textShadow: calm ? 'none' : `${apart}px 0 var(--slide-danger), ${-apart}px 0 var(--slide-secondary)`,
    }
  },
}
