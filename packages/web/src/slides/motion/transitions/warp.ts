import { between, easeIn, easeInOut } from '../easing.ts'
import { cutSlide } from '../slide-pieces.ts'
import type { Point, Transition } from '../transition.ts'

const strips = 16
const shapes = Array.from({ length: strips }, (_, strip): Point[] => [
  [strip / strips, 0],
  [(strip + 1) / strips, 0],
  [(strip + 1) / strips, 1],
  [strip / strips, 1],
])

/** The old slide bends into a growing wave, and is then pulled together into a line. */
export const warp: Transition = {
  // The new slide does not move behind it, which keeps the frames fast.
  entering: () => ({}),
  leaving: () => ({}),
  pieces: {
    cut: cutSlide,
    shapes,
    frame(progress, strip) {
      const width = 1 - easeIn(between(progress, 0.3, 1))
      const across = (strip + 0.5) / strips - 0.5
      // Each strip connects the end of one neighbour with the start of the other.
      const [left, right] = [height(progress, strip), height(progress, strip + 1)]
      const lean = Math.atan2(right - left, (100 / strips) * Math.max(width, 0.01))
      return {
        opacity: 1 - between(progress, 0.85, 1),
        transform: `translate(${100 * across * (width - 1)}cqw, ${(left + right) / 2}cqw) skewY(${lean}rad) scale(${width}, ${1 + 0.35 * (1 - width)})`,
      }
    },
  },
}

/** How far the wave moves the edge of a strip up or down, in hundredths of the slide's width. */
function height(progress: number, edge: number): number {
  const grown = 13 * easeInOut(between(progress, 0, 0.7)) * (1 - between(progress, 0.8, 1))
  return grown * Math.sin(edge * 0.6 - progress * 8)
}
