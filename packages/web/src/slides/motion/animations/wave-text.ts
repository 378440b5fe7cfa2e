import type { Animation } from '../animation.ts'
import { between, stagger } from '../easing.ts'
import { liftLetters } from '../letters.ts'

/** A wave moves through the line. It lifts each letter in turn, each time less, and leaves them at rest. */
export const waveText: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.15) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index, count }) {
      const shown = stagger(progress, index, count, 0.6)
      const height = 70 * Math.sin(Math.PI * between(progress, 0, 1)) * (1 - progress)
      const swing = Math.sin(index * 0.55 - progress * 4 * Math.PI)
      return {
        opacity: between(shown, 0, 0.35),
        transform: `translateY(${-height * swing}%) rotate(${height * 0.22 * Math.cos(index * 0.55 - progress * 4 * Math.PI)}deg)`,
      }
    },
  },
}
