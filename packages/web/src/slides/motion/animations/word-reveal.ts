import type { Animation } from '../animation.ts'
import { between, easeOut, stagger } from '../easing.ts'
import { liftLetters } from '../letters.ts'

/** Words rise one after the other out of their line. */
export const wordReveal: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.2) }),
  pieces: {
    of: 'words',
    lift: liftLetters,
    frame(progress, { index, count }) {
      const hidden = 100 * (1 - easeOut(stagger(progress, index, count, 0.45)))
      // The clip moves with the word and hides the part that is still below the line.
      return { transform: `translateY(${hidden}%)`, clipPath: `inset(-10% -10% ${hidden - 10}% -10%)` }
    },
  },
}
