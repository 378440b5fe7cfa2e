import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'
import { randomAt, signAt } from '../random.ts'

const cipher = '#%&$@=+*<>/?!01'

/** How often what is not yet decoded changes. */
const changes = 16

/** The whole text is there in cipher, and is decoded from its beginning to its end. */
export const cyberDecode: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.12) }),
  pieces: {
    of: 'letters',
    frame(progress, { index, count }) {
      const decoded = between(progress, 0.1, 0.94) * (count + 4) - index
      if (decoded >= 4) return {}
      if (decoded > 0)
        return { color: 'var(--slide-accent)', transform: `scale(${1 + 0.25 * (1 - decoded / 4)})` }
      const change = Math.floor(progress * changes)
      const sign = signAt(cipher, randomAt(index, change))
      return { text: sign, color: 'var(--slide-soft)', opacity: 0.55 }
    },
  },
}
