import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A moon over waves. */
export const sea: Drawing = {
  words:
    'tide* sea seas ocean* marine coast* wave waves river* lake* fish* harbour* harbor* sail* ship* meer* gezeiten* mer mers mar mares océan* océano* hydrolog*',
  draw: (random) => {
    const moon = between(random, 290, 450)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 340, r: 280 },
      { shape: 'ring', role: 'second', x: moon, y: 240, r: between(random, 130, 160), width: 8 },
      { shape: 'disc', role: 'spot', x: moon, y: 240, r: 92 },
      ...many(5, (index) => ({
        shape: 'wave' as const,
        role: index % 2 ? ('second' as const) : ('mass' as const),
        x: 70 + between(random, 0, 60),
        y: 420 + index * 52,
        length: 520,
        height: between(random, 20, 34),
        waves: between(random, 4, 6),
        width: 18,
      })),
    ]
  },
}
