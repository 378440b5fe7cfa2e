import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'
import { liftLetters } from '../letters.ts'
import { randomAt, signAt } from '../../runtime/random.ts'

const signs = 'アイウエオカキクケコサシスセソタチツテト012345789'

/** Characters fall in the theme's green, column by column, and become the text. */
export const matrix: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.1) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index }) {
      const late = 0.45 * randomAt(index, 1)
      const fall = between(progress, late, late + 0.4)
      const settled = between(progress, late + 0.4, late + 0.55)
      // The letter moves from row to row, like a text terminal.
      const row = Math.ceil((1 - fall) * 5)
      return {
        opacity: progress <= late ? 0 : 1 - 0.12 * row,
        transform: `translateY(${-90 * row}%)`,
        ...(fall < 1 && { text: signAt(signs, randomAt(index, row, 2)) }),
        ...(settled < 1 && {
          color: 'var(--slide-success)',
          textShadow: `0 0 ${10 * (1 - settled)}px var(--slide-success)`,
        }),
      }
    },
  },
}
