import type { Background } from '../background.ts'
import { polygon, swing, turn } from '../drawing.ts'

/** Corners of the shapes. The largest number looks like a ring. */
const shapes = [3, 4, 48, 6] as const

/** Plain shapes float in their places and turn slowly. */
export const geometric: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const inks = [primary, accent, secondary] as const
    const [columns, rows] = [7, 4]
    for (let place = 0; place < columns * rows; place += 1) {
      const column = place % columns
      const row = Math.floor(place / columns)
      const x = ((column + 0.15 + 0.7 * random()) / columns) * width
      const y = ((row + 0.15 + 0.7 * random()) / rows) * height + swing(time, 1, random()) * 14
      const sides = shapes[Math.floor(random() * shapes.length)] ?? 3
      const radius = 18 + 44 * random() ** 2
      const way = random() < 0.5 ? 1 : -1
      // One corner per loop, so that the end looks like the start.
      const angle = turn * (random() + (way * time) / sides)
      const solid = random() < 0.3
      const ink = inks[(place + row) % inks.length] ?? primary
      canvas.beginPath()
      polygon(canvas, { x, y, radius, sides, angle })
      canvas.globalAlpha = solid ? 0.5 : 0.12
      canvas.fillStyle = ink
      canvas.fill()
      if (solid) continue
      canvas.globalAlpha = 0.85
      canvas.strokeStyle = ink
      canvas.lineWidth = 3
      canvas.lineJoin = 'round'
      canvas.stroke()
    }
  },
}
