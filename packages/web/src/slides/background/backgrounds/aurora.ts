import type { Background } from '../background.ts'
import { faded, swing } from '../drawing.ts'

/** Curtains of light with bright lower edges fold and move. */
export const aurora: Background = {
  detail: 0.25,
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent } }) {
    const curtains = [
      { ink: secondary, hem: 0.72, tall: 0.7, way: -1, phase: 0.1, strength: 0.8 },
      { ink: primary, hem: 0.52, tall: 0.56, way: 1, phase: 0.55, strength: 1 },
      { ink: accent, hem: 0.32, tall: 0.4, way: -1, phase: 0.8, strength: 0.75 },
    ]
    // Rays that do not start and end on whole px of the canvas would have visible seams.
    const ray = (2 * width) / canvas.canvas.width
    for (const { ink, hem, tall, way, phase, strength } of curtains) {
      // All rays share one gradient, which is stretched to each ray.
      const light = canvas.createLinearGradient(0, 0, 0, 1)
      light.addColorStop(0, faded(ink, 0))
      light.addColorStop(0.4, faded(ink, 0.14))
      light.addColorStop(0.7, faded(ink, 0.55))
      light.addColorStop(0.88, faded(ink, 0.95))
      light.addColorStop(0.95, faded(ink, 0.5))
      light.addColorStop(1, faded(ink, 0))
      canvas.fillStyle = light
      for (let x = 0; x < width; x += ray) {
        const along = x / width
        const fold = swing(time, way, along * 1.1 + phase) + 0.5 * swing(time, -way, along * 2.7 + phase)
        const shimmer = swing(time, 2 * way, along * 7 + phase) * 0.5 + swing(time, -way, along * 17) * 0.5
        const end = (hem + 0.09 * fold) * height
        const length = tall * height * (0.82 + 0.14 * fold)
        canvas.save()
        canvas.translate(x, end - length)
        canvas.scale(1, length)
        canvas.globalAlpha = strength * (0.54 + 0.24 * fold + 0.12 * shimmer)
        canvas.fillRect(0, 0, ray, 1)
        canvas.restore()
      }
    }
  },
}
