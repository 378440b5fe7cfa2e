import { between } from '../easing.ts'
import { polygons } from '../polygon.ts'
import { randomAt } from '../../runtime/random.ts'
import type { Point, Transition } from '../transition.ts'

const columns = 24
const rows = 14

/** Small squares of the new slide appear all over the old one until there is no gap. */
export const dissolve: Transition = {
  entering: (progress) => ({ clipPath: polygons(cells(progress)) }),
  leaving: () => ({}),
}

function cells(progress: number): Point[][] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const late = 0.75 * randomAt(cell)
    // Slightly larger than its place at the end, so that there is no visible seam.
    const half = 0.52 * between(progress, late, late + 0.25)
    const at = (x: number, y: number): Point => [
      ((cell % columns) + 0.5 + x * half) / columns,
      (Math.floor(cell / columns) + 0.5 + y * half) / rows,
    ]
    return half > 0 ? [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)] : []
  }).filter((shape) => shape.length > 0)
}
