import { randomAt } from '../../runtime/random.ts'
import { cutSlide } from '../slide-pieces.ts'
import type { Point, Transition } from '../transition.ts'

/** How often the picture jumps. */
const jumps = 12
const edges = [0, 0.05, 0.16, 0.2, 0.31, 0.38, 0.5, 0.54, 0.66, 0.71, 0.83, 0.9, 1] as const
const bands = edges.slice(1).map((bottom, index): Point[] => {
  const top = edges[index] ?? 0
  return [
    [0, top],
    [1, top],
    [1, bottom],
    [0, bottom],
  ]
})

/** Tints of disturbed bands. Half of the bands have none. */
const tints = [
  'none',
  'none',
  'none',
  'hue-rotate(120deg) saturate(3)',
  'hue-rotate(250deg) saturate(3)',
  'brightness(0.75) saturate(2)',
] as const

/** A bad signal: the old picture splits into bands, which jump, change their colour and disappear one by one. */
export const glitchTransition: Transition = {
  entering(progress) {
    const jump = Math.floor(progress * jumps)
    const wild = 1 - jump / jumps
    return {
      transform: `translateX(${3 * (randomAt(jump, 5) - 0.5) * wild}%)`,
      filter: randomAt(jump, 6) < 0.5 * wild ? 'hue-rotate(160deg) saturate(2)' : 'none',
    }
  },
  leaving: () => ({}),
  pieces: {
    cut: cutSlide,
    shapes: bands,
    frame(progress, band) {
      const jump = Math.floor(progress * jumps)
      const wild = Math.min(1, jump / 3)
      const gone = jump / jumps > 0.3 + 0.65 * randomAt(band, 1)
      const shift = randomAt(band, jump, 2) < 0.65 ? 18 * (randomAt(band, jump, 3) - 0.5) * wild : 0
      const color = randomAt(band, jump, 4) * (wild > 0 ? 1 : 0)
      return {
        opacity: gone ? 0 : 1,
        transform: `translateX(${shift}%)`,
        filter: tints[Math.floor(tints.length * color)] ?? 'none',
      }
    },
  },
}
