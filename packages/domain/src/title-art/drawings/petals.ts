import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** Petals around a centre. For any title. */
export const petals: Drawing = {
  draw: (random) => {
    const count = between(random, 5, 10)
    const turn = between(random, 0, 60)
    const length = between(random, 200, 250)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      ...many(count, (index) => {
        const degrees = turn + (index * 360) / count
        const angle = (degrees * Math.PI) / 180
        return {
          shape: 'lens' as const,
          role: index % 2 ? ('mass' as const) : ('second' as const),
          x: Math.round(350 + 132 * Math.cos(angle)),
          y: Math.round(350 + 132 * Math.sin(angle)),
          length,
          height: Math.round(760 / count),
          turn: Math.round(degrees),
        }
      }),
      { shape: 'disc', role: 'spot', x: 350, y: 350, r: between(random, 44, 66) },
    ]
  },
}
