import { between } from '../easing.ts'
import { polygons } from '../polygon.ts'
import { randomAt } from '../../runtime/random.ts'
import type { Point, Transition } from '../transition.ts'

const columns = 24
const rows = 14

/** Small squares of the new slide come out all over the old one, until nothing is left between them. */
export const dissolve: Transition = {
  entering: (progress) => ({ clipPath: polygons(cells(progress)) }),
  leaving: () => ({}),
}

function cells(progress: number): Point[][] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const late = 0.75 * randomAt(cell)
    // Somewhat more than its place in the end, so that no seam stays.
    const half = 0.52 * between(progress, late, late + 0.25)
    const at = (x: number, y: number): Point => [
      ((cell % columns) + 0.5 + x * half) / columns,
      (Math.floor(cell / columns) + 0.5 + y * half) / rows,
    ]
    return half > 0 ? [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)] : []
  }).filter((shape) => shape.length > 0)
}
