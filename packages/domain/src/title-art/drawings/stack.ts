import type { Drawing, ShapeRole } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

const roles: readonly ShapeRole[] = ['mass', 'second', 'mass', 'second']

/** Stacked half discs and bars. For any title. */
export const stack: Drawing = {
  draw: (random) => {
    const spot = between(random, 0, 3)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 340, r: 280 },
      ...many(4, (index) => {
        const r = between(random, 90, 190)
        const turned = random() < 0.3
        return {
          shape: 'half' as const,
          role: index === spot ? ('spot' as const) : (roles[index] ?? 'mass'),
          x: between(random, 290, 400),
          y: 250 + index * 118 - (turned ? 108 : 0),
          r,
          height: 108,
          turn: turned ? 180 : 0,
        }
      }),
      { shape: 'bar', role: 'mass', x: 130, y: 614, across: 440, down: 18, radius: 9 },
    ]
  },
}
