import type { Drawing } from '../drawing.ts'
import { between, straight } from '../drawing-parts.ts'

/** Completing a square. */
export const algebra: Drawing = {
  words:
    'algebra* equation* quadratic* square* math* arithmetic* geometr* calculus function* number* fraction* triangle* theorem* trigonometr* gleichung* rechnen mathemat* équation* ecuaci* matem*',
  draw: (random) => {
    const side = between(random, 200, 256)
    const rest = 342 - side
    const edge = 150 + side + 16
    const top = 180
    return [
      { shape: 'dots', role: 'line', x: 90, y: 90, columns: 10, rows: 12, gap: 52 },
      { shape: 'bar', role: 'mass', x: 150, y: top, across: side, down: side, radius: 10 },
      { shape: 'bar', role: 'second', x: edge, y: top, across: rest, down: side, radius: 10 },
      { shape: 'bar', role: 'second', x: 150, y: top + side + 16, across: side, down: rest, radius: 10 },
      { shape: 'bar', role: 'spot', x: edge, y: top + side + 16, across: rest, down: rest, radius: 10 },
      straight('mass', { x: 150, y: top - 28, length: side, width: 6 }),
      straight('mass', { x: edge, y: top - 28, length: rest, width: 6 }),
      straight('mass', { x: 122, y: top, length: side, width: 6, down: true }),
      straight('mass', { x: 122, y: top + side + 16, length: rest, width: 6, down: true }),
    ]
  },
}
