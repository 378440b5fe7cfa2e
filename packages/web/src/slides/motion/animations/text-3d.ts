import type { Animation } from '../animation.ts'
import { between, easeOut, stagger } from '../easing.ts'
import { liftLetters } from '../letters.ts'

/** How many layers deep the letters are. */
const depth = 7

/** Solid letters swing round to face the reader, one after the other, and lose their depth as they come to rest. */
export const text3d: Animation = {
  whole: (progress) => ({ opacity: between(progress, 0, 0.2) }),
  pieces: {
    of: 'letters',
    lift: liftLetters,
    frame(progress, { index, count }) {
      const turned = easeOut(stagger(progress, index, count, 0.55))
      const left = 1 - easeOut(stagger(progress, index, count, 0.95))
      const layers = Array.from({ length: depth }, (_, layer) => {
        const away = (layer + 1) * 0.035 * left
        return `${away}em ${away}em 0 color-mix(in oklab, var(--slide-secondary), var(--slide-primary) ${layer * 16}%)`
      })
      return {
        opacity: between(turned, 0, 0.25),
        // Flat matrices that look like turns in space, since real ones would make every letter a layer of its own.
        transform: `matrix(${Math.cos((1 - turned) * 1.7)}, ${-0.5 * (1 - turned)}, 0, ${1 + 0.5 * (1 - turned)}, 0, 0)`,
        ...(left > 0.02 && { textShadow: layers.join(', ') }),
      }
    },
  },
}
