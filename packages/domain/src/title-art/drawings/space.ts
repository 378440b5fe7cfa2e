import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A planet with its ring, moons and stars. */
export const space: Drawing = {
  words:
    'space planet* star stars moon* solar sun astronom* galax* universe* orbit* gravit* cosmo* rocket* mars jupiter sonnensystem* weltall espace étoile* espacio estrella* universo',
  draw: (random) => [
    { shape: 'disc', role: 'field', x: 350, y: 340, r: 280 },
    { shape: 'disc', role: 'mass', x: 340, y: 350, r: 150 },
    { shape: 'half', role: 'second', x: 340, y: 350, r: 150, turn: between(random, 150, 210) },
    {
      shape: 'lens',
      role: 'line',
      x: 340,
      y: 350,
      length: 470,
      height: 40,
      turn: between(random, -28, -12),
    },
    { shape: 'disc', role: 'spot', x: between(random, 440, 500), y: between(random, 150, 200), r: 44 },
    ...many(9, () => ({
      shape: 'disc' as const,
      role: 'second' as const,
      x: between(random, 90, 540),
      y: random() < 0.5 ? between(random, 70, 170) : between(random, 540, 650),
      r: between(random, 4, 10),
    })),
  ],
}
