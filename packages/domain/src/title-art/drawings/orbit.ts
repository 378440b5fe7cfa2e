import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** Open rings with bodies on them. For any title. */
export const orbit: Drawing = {
  draw: (random) => {
    const rings = many(4, (index) => ({ r: 80 + index * 56, from: between(random, 0, 360) }))
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      ...rings.map(({ r, from }, index) => ({
        shape: 'arc' as const,
        role: index % 2 ? ('second' as const) : ('mass' as const),
        x: 350,
        y: 350,
        r,
        from,
        to: from + between(random, 200, 320),
        width: 16,
      })),
      ...many(5, (index) => {
        const angle = random() * Math.PI * 2
        const far = 80 + (index % 4) * 56
        return {
          shape: 'disc' as const,
          role: index < 2 ? ('spot' as const) : ('mass' as const),
          x: Math.round(350 + far * Math.cos(angle)),
          y: Math.round(350 + far * Math.sin(angle)),
          r: between(random, 14, 36),
        }
      }),
    ]
  },
}
