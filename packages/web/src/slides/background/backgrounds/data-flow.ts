import type { Background } from '../background.ts'
import { turn } from '../drawing.ts'

const lines = 15
/** A packet is three overlapping dashes with the same end: from a long faint tail to a short bright head. */
const packet = [
  { length: 170, alpha: 0.7, width: 6 },
  { length: 80, alpha: 0.9, width: 9 },
  { length: 14, alpha: 1, width: 15 },
] as const

/** Packets with tails move along a bundle of lines that narrows and widens. */
export const dataFlow: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    canvas.lineCap = 'round'
    for (let line = 0; line < lines; line += 1) {
      canvas.beginPath()
      for (let x = -20; x <= width + 20; x += 20) {
        const apart = 15 + 36 * (0.5 + 0.5 * Math.cos((turn * x) / width))
        const sway = 46 * Math.sin((turn * x) / width + 1)
        canvas.lineTo(x, height * 0.54 + (line - (lines - 1) / 2) * apart + sway)
      }
      canvas.setLineDash([])
      canvas.globalAlpha = 0.75
      canvas.lineWidth = 3
      canvas.strokeStyle = secondary
      canvas.stroke()
      canvas.strokeStyle = line % 4 === 1 ? accent : primary
      const gap = 320 + random() * 320
      const head = (time * (1 + (line % 2)) + random()) * gap
      for (const { length, alpha, width: thick } of packet) {
        canvas.globalAlpha = alpha
        canvas.lineWidth = thick
        canvas.setLineDash([length, gap - length])
        canvas.lineDashOffset = length - head
        canvas.stroke()
      }
    }
  },
}
