import type { Background } from '../background.ts'
import { disc, swing } from '../drawing.ts'

/** Points that are nearer than this are connected by a line, in px. */
const near = 168

/** Points move around their places and connect to points near them. */
export const particleNetwork: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const [columns, rows] = [12, 7]
    const points = Array.from({ length: columns * rows }, (_, index) => ({
      x: (((index % columns) + random()) / columns) * width + swing(time, 1, random()) * 46,
      y: ((Math.floor(index / columns) + random()) / rows) * height + swing(time, 1, random()) * 46,
      radius: 3.4 + 3 * random(),
    }))
    canvas.strokeStyle = secondary
    canvas.lineWidth = 2
    points.forEach((one, index) => {
      for (const other of points.slice(index + 1)) {
        const distance = Math.hypot(one.x - other.x, one.y - other.y)
        if (distance >= near) continue
        canvas.globalAlpha = Math.min(1, 1.5 * (1 - distance / near))
        canvas.beginPath()
        canvas.moveTo(one.x, one.y)
        canvas.lineTo(other.x, other.y)
        canvas.stroke()
      }
    })
    canvas.globalAlpha = 0.95
    points.forEach(({ x, y, radius }, index) => {
      canvas.fillStyle = index % 7 === 0 ? accent : primary
      disc(canvas, x, y, radius)
      canvas.fill()
    })
  },
}
