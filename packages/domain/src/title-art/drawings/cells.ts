import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A cell with its organelles. */
export const cells: Drawing = {
  words:
    'cell cells cellular biolog* gene genes genetic* dna bacteri* virus* microb* enzyme* protein* organism* immun* evolution* zelle* biología célula* cellule* zellen',
  draw: (random) => {
    const [x, y] = [between(random, 280, 330), between(random, 290, 340)]
    return [
      { shape: 'disc', role: 'field', x: 352, y: 350, r: 262 },
      { shape: 'ring', role: 'mass', x: 352, y: 350, r: 236, width: 18 },
      { shape: 'disc', role: 'second', x, y, r: 104 },
      { shape: 'disc', role: 'mass', x: x + 22, y: y - 20, r: 44 },
      ...[
        { x: 452, y: 452 },
        { x: 286, y: 502 },
        { x: 474, y: 262 },
      ].map((place) => ({
        shape: 'lens' as const,
        role: 'spot' as const,
        ...place,
        length: between(random, 104, 146),
        height: 54,
        turn: between(random, -60, 60),
      })),
      ...many(7, (index) => {
        const [angle, far] = [index * 0.9 + random() * 0.5, between(random, 150, 196)]
        return {
          shape: 'disc' as const,
          role: 'mass' as const,
          x: Math.round(352 + far * Math.cos(angle)),
          y: Math.round(350 + far * Math.sin(angle)),
          r: between(random, 8, 14),
        }
      }),
      { shape: 'ring', role: 'second', x: 560, y: 640, r: 104, width: 12 },
    ]
  },
}
