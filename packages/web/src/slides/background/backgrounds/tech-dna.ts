import type { Background } from '../background.ts'
import { disc, swing } from '../drawing.ts'

const [pairs, apart, reach] = [64, 26, 92]

/** A horizontal double helix turns. Its back is smaller and fainter. */
export const techDna: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent } }) {
    canvas.translate(width / 2, height / 2)
    canvas.rotate(-0.42)
    canvas.lineWidth = 2.4
    for (let pair = 0; pair < pairs; pair += 1) {
      const x = (pair - (pairs - 1) / 2) * apart
      const phase = pair / 18
      const [y, depth] = [swing(time, 1, phase) * reach, swing(time, 1, phase + 0.25)]
      canvas.globalAlpha = 0.6
      canvas.strokeStyle = secondary
      canvas.beginPath()
      canvas.moveTo(x, y)
      canvas.lineTo(x, -y)
      canvas.stroke()
      for (const [side, ink] of [
        [1, primary],
        [-1, accent],
      ] as const) {
        const nearness = (1 + side * depth) / 2
        canvas.globalAlpha = 0.4 + 0.6 * nearness
        canvas.fillStyle = ink
        disc(canvas, x, side * y, 4.5 + 6.5 * nearness)
        canvas.fill()
      }
    }
  },
}
