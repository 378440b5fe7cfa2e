import type { Background } from '../background.ts'
import { polygon, wrap } from '../drawing.ts'

const radius = 54
const [across, down] = [radius * Math.sqrt(3), radius * 1.5]

/** A honeycomb. Rings of light start at three places, one after the other. */
export const hexagonPulse: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent } }) {
    const springs = [
      { x: 0.82, y: 0.24, ink: primary, start: 0 },
      { x: 0.16, y: 0.86, ink: secondary, start: 1 / 3 },
      { x: 0.6, y: 0.95, ink: accent, start: 2 / 3 },
    ].map((spring) => ({ ...spring, life: wrap(time - spring.start) }))
    const cells = new Array<{ x: number; y: number }>()
    for (let row = 0; row * down < height + radius; row += 1)
      for (let column = 0; column * across < width + across; column += 1)
        cells.push({ x: (column + (row % 2) / 2) * across, y: row * down })

    for (const { x, y } of cells) {
      for (const { life, ink, ...spring } of springs) {
        const distance = Math.hypot(x - spring.x * width, y - spring.y * height)
        const behind = (life * 1250 - distance) / 230
        if (behind <= 0 || behind >= 1) continue
        canvas.globalAlpha = 0.75 * Math.sin(Math.PI * behind) ** 2 * (1 - life) ** 0.7
        canvas.fillStyle = ink
        canvas.beginPath()
        polygon(canvas, { x, y, radius: radius - 4, sides: 6, angle: Math.PI / 6 })
        canvas.fill()
      }
    }
    canvas.beginPath()
    for (const cell of cells) polygon(canvas, { ...cell, radius: radius - 4, sides: 6, angle: Math.PI / 6 })
    canvas.strokeStyle = secondary
    canvas.globalAlpha = 0.5
    canvas.lineWidth = 1.5
    canvas.stroke()
  },
}
