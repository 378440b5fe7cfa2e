import type { Animation } from '../animation.ts'
import { between, easeOut, stagger } from '../easing.ts'
import { liftLetters } from '../letters.ts'

/** Number of layers that make the letters solid. */
const depth = 7

/** Solid letters turn to face the reader, one after the other, and become flat at rest. */
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
        // Flat matrices that look like turns in space. Real 3D transforms would make every letter a layer.
        transform: `matrix(${Math.cos((1 - turned) * 1.7)}, ${-0.5 * (1 - turned)}, 0, ${1 + 0.5 * (1 - turned)}, 0, 0)`,
        ...(left > 0.02 && { textShadow: layers.join(', ') }),
      }
    },
  },
}
