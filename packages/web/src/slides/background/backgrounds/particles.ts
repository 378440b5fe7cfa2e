import type { Background } from '../background.ts'
import { bloom, disc, swing, wrap } from '../drawing.ts'

/** Particles rise like dust in sunlight, sway slightly, and fade while others appear. */
export const particles: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const inks = [primary, secondary, primary, accent] as const
    for (let mote = 0; mote < 150; mote += 1) {
      const nearness = random() ** 2
      const life = wrap(time + random())
      const sway = swing(time, 1, random()) * (8 + 16 * nearness)
      const x = random() * width + sway
      const y = random() * (height + 120) - life * (90 + 150 * nearness)
      canvas.fillStyle = inks[mote % inks.length] ?? primary
      canvas.globalAlpha = Math.sqrt(bloom(life)) * (1 - 0.15 * nearness)
      disc(canvas, x, y, 5 + 17 * nearness)
      canvas.fill()
    }
  },
}
