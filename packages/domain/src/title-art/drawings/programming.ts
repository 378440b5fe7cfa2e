import type { Drawing } from '../drawing.ts'
import { between, many, straight } from '../drawing-parts.ts'

/** Lines of code between brackets. */
export const programming: Drawing = {
  words:
    'program* code coding python java* javascript typescript software* algorithm* comput* variable* loop loops function* web html css sql database* recursion informatik* programmier* informatique* programaci* informática compiler* network*',
  draw: (random) => {
    const spot = between(random, 1, 4)
    const indents = [0, 42, 84, 84, 42, 0]
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      { shape: 'arc', role: 'line', x: 250, y: 250, r: 100, from: 180, to: 262, width: 12 },
      straight('line', { x: 150, y: 250, length: 192, width: 12, down: true }),
      { shape: 'arc', role: 'line', x: 250, y: 442, r: 100, from: 98, to: 180, width: 12 },
      { shape: 'arc', role: 'line', x: 440, y: 250, r: 100, from: 278, to: 360, width: 12 },
      straight('line', { x: 540, y: 250, length: 192, width: 12, down: true }),
      { shape: 'arc', role: 'line', x: 440, y: 442, r: 100, from: 0, to: 82, width: 12 },
      ...many(6, (index) => ({
        shape: 'bar' as const,
        role: index === spot ? ('spot' as const) : index % 2 ? ('mass' as const) : ('second' as const),
        x: 206 + (indents[index] ?? 0),
        y: 196 + index * 54,
        across: between(random, 90, 200),
        down: 28,
        radius: 14,
      })),
    ]
  },
}
