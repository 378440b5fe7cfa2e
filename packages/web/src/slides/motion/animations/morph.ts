import type { Animation } from '../animation.ts'
import { between, easeInOut } from '../easing.ts'

const corners = 48

/** A drop flows out into the shape of the element. */
export const morph: Animation = {
  whole(progress) {
    const shaped = easeInOut(progress)
    const outline = Array.from({ length: corners }, (_, corner) => {
      const angle = (2 * Math.PI * corner) / corners
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const wobble = 1 + 0.22 * Math.sin(3 * angle + 9 * progress) * (1 - shaped)
      // A circle, and the square around it, slightly larger than the element because of its shadow.
      const square = 0.62 / Math.max(Math.abs(x), Math.abs(y))
      const radius = 0.28 * wobble * (1 - shaped) + square * shaped
      return `${50 + 100 * radius * x}% ${50 + 100 * radius * y}%`
    })
    return {
      opacity: between(progress, 0, 0.25),
      transform: `scale(${1 + 0.25 * (1 - shaped)}, ${1 - 0.25 * (1 - shaped)})`,
      filter: `blur(${10 * (1 - shaped)}px)`,
      clipPath: `polygon(${outline.join(', ')})`,
    }
  },
}
