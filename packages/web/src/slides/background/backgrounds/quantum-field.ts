import type { Background } from '../background.ts'
import { disc, swing } from '../drawing.ts'

const apart = 36

/** A lattice of points, moved by the interfering waves of three sources. */
export const quantumField: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, accent } }) {
    const sources = [
      { x: 0.18, y: 0.2, waves: 3.2, times: -2 },
      { x: 0.86, y: 0.36, waves: 2.6, times: -1 },
      { x: 0.48, y: 1.06, waves: 3.8, times: -3 },
    ]
    for (let y = apart / 2; y < height; y += apart) {
      for (let x = apart / 2; x < width; x += apart) {
        let lift = 0
        for (const source of sources) {
          const distance = Math.hypot(x - source.x * width, y - source.y * height)
          lift += swing(time, source.times, (distance / width) * source.waves) / 3
        }
        const energy = (lift + 1) / 2
        canvas.fillStyle = primary
        canvas.globalAlpha = 0.35 + 0.65 * energy
        disc(canvas, x, y - lift * 9, 1.8 + 6 * energy ** 2)
        canvas.fill()
        if (lift < 0.25) continue
        // The colour of crests changes gradually, because an abrupt change would flicker.
        canvas.fillStyle = accent
        canvas.globalAlpha = Math.min(1, (lift - 0.25) * 3)
        canvas.fill()
      }
    }
  },
}
