import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A labyrinth of rings around one thought. */
export const mind: Drawing = {
  words:
    'psycholog* memory remember* brain* mind learn* think* emotion* behavio* motivation* cognit* attention sleep* teach* education* pedagog* gedächtnis* gehirn* lernen denken mémoire* cerveau* memoria* aprend* educaci*',
  draw: (random) => [
    { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
    ...many(5, (index) => {
      const from = between(random, 0, 360)
      return {
        shape: 'arc' as const,
        role: index % 2 ? ('second' as const) : ('mass' as const),
        x: 350,
        y: 350,
        r: 96 + index * 42,
        from,
        to: from + between(random, 230, 310),
        width: 18,
      }
    }),
    { shape: 'disc', role: 'spot', x: 350, y: 350, r: 50 },
    { shape: 'disc', role: 'spot', x: 182, y: between(random, 500, 545), r: 16 },
  ],
}
