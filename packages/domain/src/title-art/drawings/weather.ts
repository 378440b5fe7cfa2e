import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** Sun, wind, a cloud and its rain. */
export const weather: Drawing = {
  words:
    'weather climate* wind winds windy breeze* rain rains rainfall rainy storm* cloud* snow* hurricane* monsoon* meteorolog* atmospher* wetter* klima* météo* climat* clima* tiempo',
  draw: (random) => {
    const sun = between(random, 400, 470)
    const turn = between(random, -14, 14)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 330, r: 280 },
      ...many(3, (index) => ({
        shape: 'arc' as const,
        role: 'second' as const,
        x: sun,
        y: 235,
        r: 140 + index * 44,
        from: 150 + turn,
        to: 232 + turn,
        width: 7,
      })),
      { shape: 'disc', role: 'spot', x: sun, y: 235, r: between(random, 80, 100) },
      { shape: 'bar', role: 'mass', x: 130, y: 360, across: 400, down: 84, radius: 42 },
      { shape: 'half', role: 'mass', x: 240, y: 392, r: between(random, 76, 96) },
      { shape: 'half', role: 'mass', x: 372, y: 392, r: between(random, 108, 126) },
      ...many(6, (index) => ({
        shape: 'bar' as const,
        role: 'second' as const,
        x: 178 + index * 60,
        y: 478,
        across: 14,
        down: between(random, 50, 126),
        radius: 7,
      })),
    ]
  },
}
