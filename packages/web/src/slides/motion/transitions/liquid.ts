import { easeInOut } from '../easing.ts'
import { polygons } from '../polygon.ts'
import { randomAt } from '../../runtime/random.ts'
import type { Point, Transition } from '../transition.ts'

const steps = 48
const drops = 9

/**
 * The new slide fills from below like a liquid: a wave in the theme's colour goes first, and then its own surface with
 * drops.
 */
export const liquid: Transition = {
  entering: (progress) => ({
    clipPath: polygons([[...surface(progress, 0), [1, 1.2], [0, 1.2]], ...splashes(progress)]),
  }),
  leaving: () => ({}),
  over: (progress) => ({
    clipPath: polygons([[...surface(progress, 1), ...surface(progress, 0).reverse()]]),
    background: 'linear-gradient(90deg, var(--slide-primary), var(--slide-secondary))',
    opacity: 0.8,
  }),
}

/**
 * Height of the liquid's surface at a horizontal position, from the top. Both ends are outside the slide. `ahead` is 1
 * for the wave in front.
 */
function level(progress: number, x: number, ahead = 0): number {
  const roll = 0.075 * Math.sin(2 * Math.PI * (1.2 * x - 1.4 * progress - 0.2 * ahead))
  const ripple = 0.03 * Math.sin(2 * Math.PI * (3.3 * x + 1.7 * progress + 0.3 * ahead))
  return 1.2 - 1.42 * easeInOut(progress) + (roll + ripple) * (1 - 0.2 * ahead) - 0.075 * ahead
}

function surface(progress: number, ahead: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = step / steps
    // The wave in front always stays in front.
    return [x, Math.min(level(progress, x) - 0.025 * ahead, level(progress, x, ahead))]
  })
}

function splashes(progress: number): Point[][] {
  return Array.from({ length: drops }, (_, drop) => {
    const x = (drop + 0.2 + 0.6 * randomAt(drop, 1)) / drops
    const flight = (progress * 1.6 + randomAt(drop, 2)) % 1
    const leap = 4 * flight * (1 - flight) * (0.1 + 0.14 * randomAt(drop, 3))
    const radius = (0.012 + 0.014 * randomAt(drop, 4)) * Math.sin(Math.PI * flight)
    return Array.from({ length: 16 }, (__, corner): Point => {
      const angle = (2 * Math.PI * corner) / 16
      return [
        x + radius * Math.cos(angle),
        level(progress, x) - leap + radius * (16 / 9) * 1.2 * Math.sin(angle),
      ]
    })
  })
}
