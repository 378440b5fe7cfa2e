import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A steaming loaf. */
export const bread: Drawing = {
  words:
    'bread* bak* dough yeast food* cook* kitchen* nutrition* diet* recipe* brot* backen küche* ernährung* boulang* cuisine* cocina* alimenta* nutri*',
  draw: (random) => {
    const steam = between(random, 230, 262)
    const lean = between(random, -72, -50)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      ...many(3, (index) => ({
        shape: 'wave' as const,
        role: 'line' as const,
        x: steam + index * 96,
        y: 240,
        length: 138,
        height: 22,
        waves: 3,
        width: 10,
        turn: -90,
      })),
      { shape: 'half', role: 'mass', x: 350, y: 452, r: 210, height: between(random, 170, 200) },
      { shape: 'bar', role: 'mass', x: 118, y: 436, across: 464, down: 62, radius: 31 },
      ...many(3, (index) => ({
        shape: 'lens' as const,
        role: 'spot' as const,
        x: 250 + index * 100,
        y: 358,
        length: 120,
        height: 24,
        turn: lean,
      })),
      { shape: 'bar', role: 'second', x: 90, y: 530, across: 470, down: 12, radius: 6 },
      ...many(12, (index) => ({
        shape: 'lens' as const,
        role: 'second' as const,
        x: 150 + (index % 6) * 70,
        y: index < 6 ? 574 : 618,
        length: 62,
        height: 24,
        turn: index < 6 ? -24 : 24,
      })),
    ]
  },
}
