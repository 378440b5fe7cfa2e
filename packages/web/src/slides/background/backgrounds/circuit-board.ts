import type { Background } from '../background.ts'
import { disc, wrap } from '../drawing.ts'

const [buses, pulse, apart] = [11, 80, 17]
/** How much earlier each parallel line bends by 45 degrees, per px between the lines. */
const sooner = Math.tan(Math.PI / 8)

/** Copper lines enter from both sides and end in pads. A pulse moves along each line. */
export const circuitBoard: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    canvas.lineJoin = 'round'
    canvas.lineCap = 'round'
    for (let bus = 0; bus < buses; bus += 1) {
      const fromEnd = bus % 2 === 1
      const side = ((bus + 0.1 + 0.5 * random()) / buses) * height
      const straight = 70 + random() * width * 0.2
      const bend = (26 + random() * 60) * (random() < 0.5 ? 1 : -1)
      const rest = 60 + random() * width * 0.24
      const lines = 2 + Math.floor(random() * 3)
      for (let line = 0; line < lines; line += 1) {
        const y = side + line * apart
        const bendAt = straight - line * apart * sooner * Math.sign(bend)
        const points = [
          { x: -20, y },
          { x: bendAt, y },
          { x: bendAt + Math.abs(bend), y: y + bend },
          { x: bendAt + Math.abs(bend) + rest - 34 * (line % 3), y: y + bend },
        ].map((point) => (fromEnd ? { x: width - point.x, y: point.y } : point))
        canvas.beginPath()
        for (const point of points) canvas.lineTo(point.x, point.y)
        canvas.globalAlpha = 0.75
        canvas.strokeStyle = secondary
        canvas.lineWidth = 2.2
        canvas.stroke()

        const length = bendAt + 20 + Math.abs(bend) * Math.SQRT2 + rest - 34 * (line % 3)
        canvas.globalAlpha = 1
        canvas.strokeStyle = line % 2 === 0 ? accent : primary
        canvas.lineWidth = 3.6
        canvas.setLineDash([pulse, length])
        canvas.lineDashOffset = pulse - wrap(time + random()) * (length + pulse)
        canvas.stroke()
        canvas.setLineDash([])

        const pad = points.at(-1) ?? { x: 0, y: 0 }
        canvas.strokeStyle = primary
        canvas.lineWidth = 2.6
        disc(canvas, pad.x, pad.y, 5)
        canvas.stroke()
      }
    }
  },
}
