import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A stem with its leaves in the sun. */
export const plant: Drawing = {
  words:
    'plant* photosynthes* leaf leaves tree* forest* botan* garden* flower* seed* agricultur* farm* soil* ecolog* ecosystem* environment* pflanze* wald* baum* umwelt* plante* forêt* bosque* medio nature natur',
  draw: (random) => {
    const lean = between(random, -10, 10)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      { shape: 'disc', role: 'spot', x: between(random, 420, 470), y: 190, r: between(random, 64, 88) },
      { shape: 'bar', role: 'mass', x: 318, y: 190, across: 14, down: 420, radius: 7 },
      ...many(6, (index) => ({
        shape: 'lens' as const,
        role: index % 2 ? ('second' as const) : ('mass' as const),
        x: index % 2 ? 325 + 84 : 325 - 84,
        y: 290 + Math.floor(index / 2) * 104 + (index % 2) * 44,
        length: 190 - Math.floor(index / 2) * 12,
        height: 96,
        turn: (index % 2 ? -32 : 32) + lean,
      })),
      { shape: 'lens', role: 'second', x: 325, y: 178, length: 150, height: 84, turn: -90 + lean },
      { shape: 'half', role: 'mass', x: 325, y: 640, r: 170, height: 60 },
    ]
  },
}
