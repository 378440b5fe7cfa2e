import type { Background } from '../background.ts'
import { faded, wrap } from '../drawing.ts'

const lines = 17

/** A floor of lines moves towards the viewer from a glowing horizon. */
export const cyberGrid: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, accent } }) {
    const horizon = height * 0.6
    const depth = height - horizon
    const glow = canvas.createRadialGradient(0, 0, 0, 0, 0, 1)
    for (let step = 0; step <= 8; step += 1)
      glow.addColorStop(step / 8, faded(accent, 0.95 * (1 - step / 8) ** 2))
    canvas.save()
    canvas.rect(0, 0, width, horizon)
    canvas.clip()
    canvas.translate(width / 2, horizon)
    canvas.scale(width * 0.62, 200)
    canvas.fillStyle = glow
    canvas.fillRect(-1, -1, 2, 1)
    canvas.restore()

    const floor = canvas.createLinearGradient(0, horizon, 0, height)
    // Lines start at the horizon, where haze hides them.
    floor.addColorStop(0.07, faded(primary, 0))
    floor.addColorStop(0.26, primary)
    floor.addColorStop(0.8, primary)
    // Lines are fastest at the lower edge, so they fade out there.
    floor.addColorStop(1, faded(primary, 0.6))
    canvas.strokeStyle = floor
    canvas.lineWidth = 3
    canvas.beginPath()
    for (let line = -lines; line <= lines; line += 1) {
      canvas.moveTo(width / 2 + line * 26, horizon)
      canvas.lineTo(width / 2 + line * 190, height)
    }
    // Equal distances on the floor: the places on the slide follow 1 / distance.
    for (let line = 0; line < lines; line += 1) {
      const y = horizon + depth / (0.16 * (line + 1 - wrap(time * 3)) + 0.84) ** 2.4
      if (y > height + 2) continue
      canvas.moveTo(0, y)
      canvas.lineTo(width, y)
    }
    canvas.stroke()
  },
}
