import type { Animation } from '../animation.ts'
import { between, easeInOut, easeOut } from '../easing.ts'
import { liftLetters } from '../letters.ts'
import { randomAt } from '../../runtime/random.ts'

/** Every letter starts as a particle somewhere around, moves in along a curve and unfolds. */
export const particleText: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.15) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index }) {
      const late = 0.3 * randomAt(index, 1)
      const way = easeInOut(between(progress, late, late + 0.7))
      const angle = 2 * Math.PI * randomAt(index, 2) + 1.6 * (1 - way)
      const far = (90 + 260 * randomAt(index, 3)) * (1 - way)
      const opened = easeOut(between(way, 0.8, 1))
      return {
        opacity: between(progress, late * 0.5, late * 0.5 + 0.12),
        transform: `translate(${far * Math.cos(angle)}px, ${far * 0.7 * Math.sin(angle)}px) scale(${way < 0.8 ? 0.5 + 0.6 * randomAt(index, 4) : 0.3 + 0.7 * opened})`,
        ...(way < 0.8 && { text: '●', color: index % 3 ? 'var(--slide-primary)' : 'var(--slide-accent)' }),
      }
    },
  },
}
