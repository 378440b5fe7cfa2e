import type { Background } from '../background.ts'
import { faded, swing } from '../drawing.ts'

/** Waves along the bottom of the slide, with different heights and directions. */
export const waves: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent } }) {
    const swells = [
      { ink: accent, level: 0.56, rise: 40, crests: 1, way: 1, alpha: 0.5 },
      { ink: secondary, level: 0.66, rise: 34, crests: 2, way: -1, alpha: 0.62 },
      { ink: primary, level: 0.76, rise: 30, crests: 1, way: -1, alpha: 0.68 },
      { ink: secondary, level: 0.87, rise: 22, crests: 2, way: 1, alpha: 0.8 },
    ]
    for (const { ink, level, rise, crests, way, alpha } of swells) {
      const top = level * height
      canvas.beginPath()
      canvas.moveTo(0, height)
      for (let x = 0; x <= width; x += 16) {
        const along = (crests * x) / width + level
        const ripple = swing(time, -2 * way, along * 2.3) * rise * 0.22
        canvas.lineTo(x, top + swing(time, way, along) * rise + ripple)
      }
      canvas.lineTo(width, height)
      const water = canvas.createLinearGradient(0, top - rise, 0, top + 150)
      water.addColorStop(0, faded(ink, alpha))
      water.addColorStop(1, faded(ink, 0))
      canvas.fillStyle = water
      canvas.fill()
    }
  },
}
