import type { Background } from '../background.ts'
import { bloom, disc, wrap } from '../drawing.ts'

const layers = [5, 7, 8, 8, 7, 5] as const

/** Layers of cells, each connected to all cells of the next. A signal moves through them from side to side. */
export const neuralNetwork: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const cells = layers.map((count, layer) =>
      Array.from({ length: count }, (_, cell) => ({
        x: ((layer + 0.5) / layers.length) * width + (random() - 0.5) * 50,
        y: ((cell + 0.5) / count) * height + (random() - 0.5) * 30,
      })),
    )
    canvas.lineWidth = 1.4
    cells.forEach((cellsHere, layer) => {
      const passed = wrap(time - layer / layers.length) * layers.length
      for (const from of cellsHere) {
        for (const to of cells[layer + 1] ?? []) {
          const fires = random() < 0.3
          canvas.strokeStyle = secondary
          canvas.globalAlpha = 0.4
          canvas.beginPath()
          canvas.moveTo(from.x, from.y)
          canvas.lineTo(to.x, to.y)
          canvas.stroke()
          if (!fires || passed >= 1) continue
          canvas.globalAlpha = bloom(passed)
          canvas.strokeStyle = primary
          canvas.stroke()
          canvas.fillStyle = accent
          disc(canvas, from.x + (to.x - from.x) * passed, from.y + (to.y - from.y) * passed, 5)
          canvas.fill()
        }
      }
    })
    cells.forEach((cellsHere, layer) => {
      const glow = bloom(Math.min(1, (wrap(time - layer / layers.length + 0.1) * layers.length) / 1.4))
      canvas.fillStyle = primary
      for (const { x, y } of cellsHere) {
        canvas.globalAlpha = 0.45 * glow
        disc(canvas, x, y, 22)
        canvas.fill()
        canvas.globalAlpha = 0.7 + 0.3 * glow
        disc(canvas, x, y, 7 + 2 * glow)
        canvas.fill()
      }
    })
  },
}
