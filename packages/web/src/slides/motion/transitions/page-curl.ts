import { easeInOut } from '../easing.ts'
import { cutOff, polygon } from '../polygon.ts'
import type { Point, Transition } from '../transition.ts'

/** A page that is turned over to the left from its lower right corner: flat geometry with the back of the page. */
export const pageCurl: Transition = {
  entering: (progress) => ({ filter: `brightness(${0.8 + 0.2 * easeInOut(progress)})` }),
  leaving: (progress) => ({ clipPath: polygon(cut(progress, -1)) }),
  leavesAbove: true,
  over(progress) {
    const { angle } = fold(progress)
    const back = cut(progress, 1).map((point) => mirrored(point, progress))
    if (back.length < 3) return { opacity: 0 }
    return {
      clipPath: polygon(back),
      // Paper that bends: dark in the fold, a highlight beside it, then the pale back.
      background: `linear-gradient(${90 + (angle * 180) / Math.PI}deg, ${paper(100 - 100 * easeInOut(progress))})`,
    }
  },
}

/** Height of a slide with width 1. */
const high = 9 / 16
const corners: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, high],
  [0, high],
]

/**
 * The line of the fold: all points whose distance along `angle` is `at`. It moves over the page from its lower right
 * corner.
 */
function fold(progress: number) {
  const angle = Math.PI * (0.22 - 0.14 * easeInOut(progress))
  const along = ([x, y]: Point) => x * Math.cos(angle) + y * Math.sin(angle)
  const last = along([1, high])
  return { angle, along, at: last * (1 - easeInOut(progress)) }
}

/** The part on one side of the fold, in shares of the slide. 1 is the side of the corner. */
function cut(progress: number, side: -1 | 1): Point[] {
  const { along, at } = fold(progress)
  return cutOff(corners, (point) => side * (along(point) - at)).map(share)
}

function mirrored([x, y]: Point, progress: number): Point {
  const { angle, along, at } = fold(progress)
  const point: Point = [x, y * high]
  const beyond = 2 * (along(point) - at)
  return share([point[0] - beyond * Math.cos(angle), point[1] - beyond * Math.sin(angle)])
}

function share([x, y]: Point): Point {
  return [x, y / high]
}

/** The back of the page, along a line perpendicular to the fold. The fold is at a percentage of that line. */
function paper(atFold: number): string {
  const shaded = (part: number) => `color-mix(in oklab, var(--slide-card), var(--slide-text) ${part}%)`
  const stops = [
    [-26, shaded(14)],
    [-15, shaded(4)],
    [-9, shaded(0)],
    [-4, shaded(16)],
    [0, shaded(42)],
  ] as const
  return stops.map(([place, color]) => `${color} ${atFold + place}%`).join(', ')
}
