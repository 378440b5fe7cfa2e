import type { Animation } from '../animation.ts'
import { between, easeInOut } from '../easing.ts'

/**
 * A camera over a photograph: it moves back from a close-up at one side to the whole. The frame of a picture does not
 * move, and clips the zoomed picture. Text is never clipped and moves less. The motion ends with its duration.
 */
export const kenBurns: Animation = {
  whole(progress) {
    const close = 1 - easeInOut(progress)
    return { opacity: between(progress, 0, 0.25), transform: `scale(${1 + 0.06 * close})` }
  },
  picture(progress) {
    const close = 1 - easeInOut(progress)
    const scale = 1 + 0.35 * close
    const shift = { x: 7 * close, y: 5 * close }
    const inset = (way: number) => (50 * (scale - 1) + way) / scale
    const sides = [inset(-shift.y), inset(shift.x), inset(shift.y), inset(-shift.x)]
    return {
      opacity: between(progress, 0, 0.25),
      transform: `translate(${shift.x}%, ${shift.y}%) scale(${scale})`,
      clipPath: `inset(${sides.map((side) => `${side - 12 * (1 - close) ** 8}%`).join(' ')})`,
    }
  },
}
