import type { Background } from '../background.ts'
import { disc, faded, swing } from '../drawing.ts'

/** Unfocused lights: large discs with a bright rim that drift and change their size. */
export const bokeh: Background = {
  detail: 0.5,
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const inks = [primary, accent, secondary] as const
    for (let light = 0; light < 21; light += 1) {
      const column = light % 7
      const radius = 34 + 96 * random() ** 1.6
      const x = ((column + random()) / 7) * width + swing(time, 1, random()) * 34
      const y = ((Math.floor(light / 7) + random()) / 3) * height + swing(time, 1, random()) * 26
      const ink = inks[light % inks.length] ?? primary
      const shine = canvas.createRadialGradient(x, y, 0, x, y, radius)
      shine.addColorStop(0, faded(ink, 0.3))
      shine.addColorStop(0.78, faded(ink, 0.44))
      shine.addColorStop(0.9, faded(ink, 0.72))
      shine.addColorStop(1, faded(ink, 0))
      canvas.globalAlpha = 0.58 + 0.32 * swing(time, 1 + (light % 2), random())
      canvas.fillStyle = shine
      disc(canvas, x, y, radius)
      canvas.fill()
    }
  },
}
