import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'
import { liftLetters } from '../letters.ts'

/** Letters appear one after the other, with a caret at the next one. */
export const typewriter: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.12) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index, count }) {
      const next = Math.floor(between(progress, 0.04, 0.98) * count)
      if (index < next) return {}
      return index === next ? { text: '|', color: 'var(--slide-accent)' } : { opacity: 0 }
    },
  },
}
