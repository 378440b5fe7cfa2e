import type { Background } from '../background.ts'
import { bloom, wrap } from '../drawing.ts'

const [columns, rows] = [10, 6]

/** Foil in facets. Each facet shows one colour of the theme after the other. */
export const holographic: Background = {
  paint(canvas, { time, size: { width, height }, palette: { primary, secondary, accent }, random }) {
    const inks = [primary, accent, secondary] as const
    const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, corner) => ({
      x: (((corner % (columns + 1)) + (random() - 0.5) * 0.62) / columns) * width * 1.1 - width * 0.05,
      y:
        ((Math.floor(corner / (columns + 1)) + (random() - 0.5) * 0.62) / rows) * height * 1.2 - height * 0.1,
    }))
    const corner = (column: number, row: number) => corners[row * (columns + 1) + column] ?? { x: 0, y: 0 }
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [one, two] = [corner(column, row), corner(column + 1, row)]
        const [three, four] = [corner(column + 1, row + 1), corner(column, row + 1)]
        for (const facet of [
          [one, two, four],
          [two, three, four],
        ]) {
          const slant = column / columns + (0.6 * row) / rows + random() * 0.24
          const light = wrap(slant - time) * inks.length
          canvas.fillStyle = inks[Math.floor(light)] ?? primary
          canvas.globalAlpha = 0.52 * bloom(light % 1)
          canvas.beginPath()
          for (const { x, y } of facet) canvas.lineTo(x, y)
          canvas.fill()
        }
      }
    }
  },
}
