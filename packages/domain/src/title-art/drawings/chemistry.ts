import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** A ring of atoms with its bonds. */
export const chemistry: Drawing = {
  words:
    'chemi* atom* molecul* reaction* acid* base bases ion ions element* periodic oxid* carbon* hydrogen* oxygen* physic* energy electr* quantum light heat chemie* physik* énergie* química* energía*',
  draw: (random) => {
    const turn = between(random, 0, 59)
    const spot = between(random, 0, 5)
    const place = (index: number, far: number) => {
      const angle = ((turn + index * 60) * Math.PI) / 180
      return { x: Math.round(350 + far * Math.cos(angle)), y: Math.round(350 + far * Math.sin(angle)) }
    }
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      { shape: 'ring', role: 'second', x: 350, y: 350, r: 150, width: 14 },
      ...many(3, (index) => {
        const { x, y } = place(index * 2, 202)
        return {
          shape: 'bar' as const,
          role: 'second' as const,
          x: x - 52,
          y: y - 7,
          across: 104,
          down: 14,
          radius: 7,
          turn: turn + index * 120,
        }
      }),
      ...many(6, (index) => ({
        shape: 'disc' as const,
        role: index === spot ? ('spot' as const) : ('mass' as const),
        ...place(index, 150),
        r: index === spot ? 58 : 42,
      })),
      ...many(3, (index) => ({
        shape: 'disc' as const,
        role: 'second' as const,
        ...place(index * 2, 254),
        r: between(random, 22, 30),
      })),
    ]
  },
}
