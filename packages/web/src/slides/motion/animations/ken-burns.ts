import type { Animation } from '../animation.ts'
import { between, easeInOut } from '../easing.ts'

/**
 * As a camera over a photograph: from a close-up a little to one side it draws back to the whole. The frame of a picture
 * stands still, so what is clipped is what the zoom puts outside it. Text is never clipped: it draws back less. All rests
 * when the duration is over, and never drifts on under the text.
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
