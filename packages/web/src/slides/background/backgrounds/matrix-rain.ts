import type { Background } from '../background.ts'
import { wrap } from '../drawing.ts'

const signs = '0123456789ABCDEFHKLNXZ<>+=*:/'
const [column, row, tail] = [40, 40, 14]

/** Characters fall in columns: a bright one in front, followed by a trail that fades and sometimes changes. */
export const matrixRain: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const rows = Math.ceil(height / row)
    canvas.font = '800 36px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace'
    canvas.textAlign = 'center'
    for (let x = column / 2; x < width; x += column) {
      const seed = Math.floor(random() * 1000)
      const strength = 0.75 + 0.25 * random()
      const fallen = wrap(time + random()) * (rows + tail)
      const front = Math.floor(fallen)
      for (let behind = 0; behind < tail; behind += 1) {
        const at = front - behind
        if (at < 0 || at > rows) continue
        // Each place changes its character at its own times.
        const turns = Math.floor(wrap(time + ((at * 41 + seed) % 97) / 97) * 5)
        const sign = signs[(seed + at * 13 + turns * 5) % signs.length] ?? '0'
        canvas.fillStyle = behind === 0 ? accent : behind < 7 ? primary : secondary
        // The trail fades continuously, also while the front waits for its next row.
        canvas.globalAlpha =
          strength * (behind === 0 ? fallen - front : (1 - (behind + fallen - front - 1) / tail) ** 0.7)
        canvas.fillText(sign, x, (at + 0.8) * row)
      }
    }
  },
}
