import type { Animation } from '../animation.ts'
import { between } from '../easing.ts'

/** Brightness of a tube that starts: it flickers, each flash longer than the last. */
const strokes: readonly (readonly [until: number, brightness: number])[] = [
  [0.06, 0],
  [0.12, 1],
  [0.2, 0.12],
  [0.24, 0.9],
  [0.3, 0.2],
  [0.5, 1],
  [0.54, 0.45],
  [1, 1],
]

/** A neon sign that is switched on: it flickers, glows, and becomes plain letters. */
export const neonGlow: Animation = {
  whole(progress) {
    const brightness = strokes.find(([until]) => progress <= until)?.[1] ?? 1
    const heat = brightness * (1 - between(progress, 0.6, 1))
    const halo = (radius: number, color: string) => `0 0 ${radius * heat}px var(--slide-${color})`
    return {
      opacity: brightness,
      // The tube itself is white. The light around it has its colour.
      color: `color-mix(in oklab, white ${85 * heat}%, currentcolor)`,
      textShadow: [halo(5, 'secondary'), halo(16, 'primary'), halo(40, 'primary')].join(', '),
    }
  },
}
