import type { Background } from '../background.ts'
import { bloom, faded, swing } from '../drawing.ts'

/** Large soft areas in the colours of the theme change places. */
export const gradientShift: Background = {
  detail: 0.25,
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent } }) {
    const fields = [
      { ink: secondary, x: 0.2, y: 0.85, radius: 0.62, phase: 0.15 },
      { ink: primary, x: 0.12, y: 0.1, radius: 0.6, phase: 0.4 },
      { ink: accent, x: 0.78, y: 0.95, radius: 0.5, phase: 0.65 },
      { ink: primary, x: 0.95, y: 0.15, radius: 0.55, phase: 0.9 },
    ]
    for (const { ink, phase, ...field } of fields) {
      const x = (field.x + 0.24 * swing(time, 1, phase)) * width
      const y = (field.y + 0.3 * swing(time, 1, phase + 0.3)) * height
      const radius = field.radius * width * (1 + 0.12 * swing(time, 2, phase))
      const light = canvas.createRadialGradient(x, y, 0, x, y, radius)
      // Follows a sine, because the corners of a straight slope are visible as edges.
      for (let step = 0; step <= 10; step += 1)
        light.addColorStop(step / 10, faded(ink, 0.9 * bloom(0.5 + step / 20)))
      canvas.fillStyle = light
      canvas.fillRect(0, 0, width, height)
    }
  },
}
