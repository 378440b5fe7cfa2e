import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'
import { liftLetters } from '../letters.ts'
import { randomAt, signAt } from '../../runtime/random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'

/** How often every place shows another letter. */
const changes = 20

/**
 * All places change their letters at the same time, like a departure board, and stop one by one at the right letter.
 */
export const dataScramble: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.12) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index, text }) {
      const change = Math.floor(progress * changes)
      if (progress >= 0.2 + 0.75 * randomAt(index, 1)) return {}
      const wheel = /\p{Lu}/u.test(text) ? capitals : /\p{N}/u.test(text) ? digits : letters
      const roll = (progress * changes) % 1
      return {
        text: /[\p{L}\p{N}]/u.test(text) ? signAt(wheel, randomAt(index, change, 2)) : text,
        transform: `translateY(${26 * (0.5 - roll)}%)`,
        clipPath: 'inset(8% -20%)',
      }
    },
  },
}
