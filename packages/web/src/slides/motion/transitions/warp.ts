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

/** The space of the old slide bends into a wave that runs through it and grows, and is sucked together into a line. */
export const warp: Transition = {
  // It stands still behind: the eye is with the wave, and the frame has enough to do.
  entering: () => ({}),
  leaving: () => ({}),
  pieces: {
    cut: cutSlide,
    shapes,
    frame(progress, strip) {
      const width = 1 - easeIn(between(progress, 0.3, 1))
      const across = (strip + 0.5) / strips - 0.5
      // Each strip leans from where its one neighbour ends to where the other begins.
      const [left, right] = [height(progress, strip), height(progress, strip + 1)]
      const lean = Math.atan2(right - left, (100 / strips) * Math.max(width, 0.01))
      return {
        opacity: 1 - between(progress, 0.85, 1),
        transform: `translate(${100 * across * (width - 1)}cqw, ${(left + right) / 2}cqw) skewY(${lean}rad) scale(${width}, ${1 + 0.35 * (1 - width)})`,
      }
    },
  },
}

/** How far up or down the wave takes the edge of a strip, in hundredths of the width of the slide. */
function height(progress: number, edge: number): number {
  const grown = 13 * easeInOut(between(progress, 0, 0.7)) * (1 - between(progress, 0.8, 1))
  return grown * Math.sin(edge * 0.6 - progress * 8)
}
