import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** Sound as bars over a wave. */
export const music: Drawing = {
  words:
    'music* sound* song* rhythm* melod* harmon* piano guitar* instrument* choir* opera* audio radio* podcast* acoustic* musik* klang musique* música* sonido*',
  draw: (random) => {
    const spot = between(random, 3, 6)
    return [
      { shape: 'disc', role: 'field', x: 350, y: 340, r: 280 },
      ...many(10, (index) => {
        const height = between(random, 80, 380)
        return {
          shape: 'bar' as const,
          role: index === spot ? ('spot' as const) : index % 3 ? ('mass' as const) : ('second' as const),
          x: 118 + index * 46,
          y: 330 - height / 2,
          across: 26,
          down: height,
          radius: 13,
        }
      }),
      { shape: 'wave', role: 'line', x: 90, y: 600, length: 480, height: 26, waves: 6, width: 9 },
    ]
  },
}
