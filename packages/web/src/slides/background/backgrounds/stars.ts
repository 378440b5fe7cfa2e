import type { Background } from '../background.ts'
import { bloom, disc, faded, swing, wrap } from '../drawing.ts'

/** Stars twinkle, the brightest with a glint, and one falls in each loop. */
export const stars: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    for (let star = 0; star < 240; star += 1) {
      const brightness = random() ** 3
      const [x, y] = [random() * width, random() * height]
      const twinkle = 0.75 + 0.25 * swing(time, 1 + (star % 3), random())
      canvas.fillStyle = star % 9 === 0 ? accent : star % 3 === 0 ? secondary : primary
      canvas.globalAlpha = twinkle * (0.8 + 0.2 * brightness)
      disc(canvas, x, y, 2.4 + 4 * brightness)
      canvas.fill()
      if (brightness > 0.55) glint(canvas, x, y, 14 + 26 * brightness * twinkle)
    }
    const fall = wrap(time * 4) * Number(time >= 0.25 && time < 0.5)
    const [x, y] = [width * (0.62 + 0.3 * fall), height * (0.1 + 0.24 * fall)]
    const trail = canvas.createLinearGradient(x - 150, y - 67, x, y)
    trail.addColorStop(0, faded(secondary, 0))
    trail.addColorStop(1, primary)
    canvas.globalAlpha = bloom(fall)
    canvas.strokeStyle = trail
    canvas.lineWidth = 5
    canvas.lineCap = 'round'
    canvas.beginPath()
    canvas.moveTo(x - 150, y - 67)
    canvas.lineTo(x, y)
    canvas.stroke()
  },
}

/** A star with four thin points. */
function glint(canvas: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  canvas.beginPath()
  canvas.moveTo(x, y - reach)
  canvas.quadraticCurveTo(x, y, x + reach, y)
  canvas.quadraticCurveTo(x, y, x, y + reach)
  canvas.quadraticCurveTo(x, y, x - reach, y)
  canvas.quadraticCurveTo(x, y, x, y - reach)
  canvas.fill()
}
