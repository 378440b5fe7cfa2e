import type { Animation } from '../animation.ts'
import { between, easeOut, stagger } from '../easing.ts'
import { liftLetters } from '../letters.ts'

/** Word after word rises out of the line it stands on, as from behind an edge. */
export const wordReveal: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.2) }),
  pieces: {
    of: 'words',
    lift: liftLetters,
    frame(progress, { index, count }) {
      const hidden = 100 * (1 - easeOut(stagger(progress, index, count, 0.45)))
      // What is clipped moves along: cutting off at the foot what has not yet risen above the line.
      return { transform: `translateY(${hidden}%)`, clipPath: `inset(-10% -10% ${hidden - 10}% -10%)` }
    },
  },
}
