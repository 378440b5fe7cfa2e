import type { Background } from '../background.ts'
import { faded, swing, turn } from '../drawing.ts'

const corners = 9

/** Large drops at the edges change their shape, like oil on water. */
export const liquidBlob: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const drops = [
      { ink: primary, into: secondary, x: 0.96, y: 0.12, radius: 300 },
      { ink: secondary, into: primary, x: 0.05, y: 0.94, radius: 290 },
      { ink: accent, into: secondary, x: 0.82, y: 0.98, radius: 190 },
      { ink: accent, into: primary, x: 0.34, y: 0.02, radius: 130 },
      { ink: primary, into: accent, x: 0.56, y: 0.6, radius: 84 },
    ]
    for (const { ink, into, radius, ...place } of drops) {
      const x = place.x * width + swing(time, 1, random()) * 36
      const y = place.y * height + swing(time, 1, random()) * 36
      const rim = Array.from({ length: corners }, (_, corner) => {
        const angle = (turn * corner) / corners
        const reach = radius * (1 + 0.13 * swing(time, 1, random()) + 0.06 * swing(time, 2, random()))
        return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
      })
      const light = canvas.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
      light.addColorStop(0, faded(ink, 0.78))
      light.addColorStop(1, faded(into, 0.3))
      canvas.fillStyle = light
      closedCurve(canvas, rim)
      canvas.fill()
    }
  },
}

/** A smooth closed line near the points of the rim. */
function closedCurve(
  canvas: CanvasRenderingContext2D,
  rim: readonly { readonly x: number; readonly y: number }[],
): void {
  canvas.beginPath()
  rim.forEach((point, index) => {
    const next = rim[(index + 1) % rim.length] ?? point
    const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2]
    const last = rim.at(index - 1) ?? point
    if (index === 0) canvas.moveTo((last.x + point.x) / 2, (last.y + point.y) / 2)
    canvas.quadraticCurveTo(point.x, point.y, x, y)
  })
  canvas.closePath()
}
