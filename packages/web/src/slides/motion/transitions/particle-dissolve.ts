import { between, easeIn } from '../easing.ts'
import { polygons } from '../polygon.ts'
import { randomAt } from '../../runtime/random.ts'
import type { Point, Transition } from '../transition.ts'

const columns = 32
const rows = 18

/** The old slide splits into particles from one side to the other, which move up and shrink. */
export const particleDissolve: Transition = {
  entering: () => ({}),
  leaving: (progress) => ({ clipPath: polygons([standing(progress), ...grains(progress)]) }),
  leavesAbove: true,
}

/** When a column starts to split. The last one starts when a third of the time is left. */
const begins = (column: number) => (0.62 * column) / (columns - 1)

/** The part that has not started to split, which is one piece. */
function standing(progress: number): Point[] {
  const first = Array.from({ length: columns }, (_, column) => column).find(
    (column) => begins(column) >= progress,
  )
  const from = (first ?? columns) / columns
  return [
    [from, 0],
    [1, 0],
    [1, 1],
    [from, 1],
  ]
}

function grains(progress: number): Point[][] {
  return Array.from({ length: columns * rows }, (_, grain) => {
    const [column, row] = [grain % columns, Math.floor(grain / columns)]
    const late = begins(column)
    const gone = between(progress, late, late + 0.2 + 0.18 * randomAt(grain, 1))
    if (late >= progress || gone >= 1) return []
    const blown = easeIn(gone)
    const x = (column + 0.5) / columns + 0.1 * blown * (0.4 + randomAt(grain, 2))
    const y = (row + 0.5) / rows - 0.2 * blown * (randomAt(grain, 3) + 0.15)
    const size = 0.55 * (1 - gone)
    return diamond(x, y, size / columns, size / rows, gone)
  }).filter((shape) => shape.length > 0)
}

/** A square that turns onto its corner. */
function diamond(x: number, y: number, width: number, height: number, turned: number): Point[] {
  return [0, 1, 2, 3].map((corner): Point => {
    const angle = (Math.PI / 2) * (corner + 0.5 + turned)
    return [x + Math.SQRT2 * width * Math.cos(angle), y + Math.SQRT2 * height * Math.sin(angle)]
  })
}
