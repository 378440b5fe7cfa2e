import { between } from '../easing.ts'
import { clipToSlide } from '../polygon.ts'
import { randomAt } from '../../runtime/random.ts'
import { cutSlide } from '../slide-pieces.ts'
import type { Point, Transition } from '../transition.ts'

const spokes = 6
const rings = [0, 0.17, 0.42, 1.3] as const
/** Where the glass is hit. */
const [hitX, hitY] = [0.56, 0.44] as const

const shapes = shards()
const middles = shapes.map(middle)

/** Glass: cracks start where it is hit, and then the pieces fall and turn. */
export const shatter: Transition = {
  entering: () => ({}),
  leaving: () => ({}),
  pieces: {
    cut: cutSlide,
    shapes,
    // Without it, pieces of one colour would not look separate.
    edge: 'drop-shadow(0 0.14cqw 0 rgb(0 0 0 / 0.35))',
    frame(progress, shard) {
      const [x, y] = middles[shard] ?? [0.5, 0.5]
      const near = 1 - Math.min(1, Math.hypot(x - hitX, y - hitY))
      const cracked = between(progress, 0, 0.14)
      const late = 0.14 + 0.2 * (1 - near) + 0.08 * randomAt(shard, 1)
      const falls = between(progress, late, 1) ** 1.7
      const turn = (channel: number) => (randomAt(shard, channel) - 0.5) * falls
      const away = 1.6 * cracked + 34 * falls
      return {
        opacity: 1 - between(falls, 0.75, 1),
        transform: [
          `translate(${(x - hitX) * away}cqw, ${(y - hitY) * 0.5 * away + 70 * falls ** 1.5}cqw)`,
          `rotate(${160 * turn(2)}deg) skewX(${40 * turn(4)}deg)`,
          `scale(${1 - 0.35 * falls}, ${1 - 0.35 * falls - 0.5 * Math.abs(turn(3))})`,
        ].join(' '),
      }
    },
  },
}

/** The pieces between rays and rings around the hit, clipped to the slide. */
function shards(): Point[][] {
  const corner = (ring: number, spoke: number): Point => {
    const turn = ring === 3 ? 0 : 0.55 * (randomAt(ring, spoke % spokes, 5) - 0.5)
    const angle = (2 * Math.PI * (spoke + turn + 0.3)) / spokes
    const radius = (rings[ring] ?? 0) * (ring === 3 ? 1 : 0.75 + 0.5 * randomAt(ring, spoke % spokes, 6))
    return [hitX + radius * Math.cos(angle), hitY + radius * (16 / 9) * Math.sin(angle)]
  }
  const all = [1, 2, 3].flatMap((ring) =>
    Array.from({ length: spokes }, (_, spoke) => {
      const inner = ring === 1 ? [corner(0, spoke)] : [corner(ring - 1, spoke + 1), corner(ring - 1, spoke)]
      return clipToSlide([...inner, corner(ring, spoke), corner(ring, spoke + 1)])
    }),
  )
  // Some are outside the slide.
  return all.filter((shape) => shape.length > 2)
}

function middle(shape: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => shape.reduce((sum, point) => sum + point[axis], 0) / shape.length
  return [mean(0), mean(1)]
}
