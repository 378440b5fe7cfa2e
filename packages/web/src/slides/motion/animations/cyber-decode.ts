import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'
import { liftLetters } from '../letters.ts'
import { randomAt, signAt } from '../../runtime/random.ts'

const cipher = '#%&$@=+*<>/?!01'

/** How often the text that is not decoded yet changes. */
const changes = 16

/** The whole text starts encrypted, and is decoded from its start to its end. */
export const cyberDecode: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.12) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index, count }) {
      const lit = Math.min(4, count / 4)
      const decoded = (between(progress, 0.1, 0.94) * (count + lit) - index) / lit
      if (decoded >= 1) return {}
      if (decoded > 0) return { color: 'var(--slide-accent)', transform: `scale(${1.25 - 0.25 * decoded})` }
      const change = Math.floor(progress * changes)
      const sign = signAt(cipher, randomAt(index, change))
      return { text: sign, color: 'var(--slide-soft)', opacity: 0.55 }
    },
  },
}
