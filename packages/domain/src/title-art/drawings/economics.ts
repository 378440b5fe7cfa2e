import type { Drawing } from '../drawing.ts'
import { between, many, straight } from '../drawing-parts.ts'

/** Two crossing curves over columns. */
export const economics: Drawing = {
  words:
    'econom* supply demand market* price* trade* financ* bank* money budget* invest* business* account* tax* statistic* data sales inflation* wirtschaft* markt* geld* économi* marché* mercado* estadístic*',
  draw: (random) => {
    const heights = many(5, (index) => 110 + index * 40 + between(random, -24, 24))
    return [
      { shape: 'dots', role: 'line', x: 120, y: 120, columns: 9, rows: 9, gap: 52 },
      ...heights.map((height, index) => ({
        shape: 'bar' as const,
        role: index === 4 ? ('mass' as const) : ('second' as const),
        x: 150 + index * 78,
        y: 560 - height,
        across: 50,
        down: height,
        radius: 8,
      })),
      straight('mass', { x: 110, y: 110, length: 450, width: 7, down: true }),
      straight('mass', { x: 110, y: 560, length: 450, width: 7 }),
      { shape: 'arc', role: 'spot', x: 80, y: 40, r: between(random, 410, 440), from: 14, to: 76, width: 9 },
      {
        shape: 'arc',
        role: 'mass',
        x: 640,
        y: 20,
        r: between(random, 470, 500),
        from: 100,
        to: 162,
        width: 9,
      },
    ]
  },
}
