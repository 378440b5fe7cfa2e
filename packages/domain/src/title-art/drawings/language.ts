import type { Drawing } from '../drawing.ts'
import { between, many } from '../drawing-parts.ts'

/** Two voices that alternate, as lines of speech. */
export const language: Drawing = {
  words:
    'language* grammar* vocabular* writing write essay* literature* poem* poetry novel* read* speak* speech* rhetoric* translat* english french spanish german philosoph* ethic* law legal politic* democra* sprache* deutsch grammatik* literatur* langue* littérature* lengua* idioma* philosophie*',
  draw: (random) => {
    const lines = (y: number, x: number, role: 'mass' | 'second') =>
      many(3, (index) => ({
        shape: 'bar' as const,
        role,
        x,
        y: y + index * 42,
        across: between(random, 120, 230),
        down: 20,
        radius: 10,
      }))
    return [
      { shape: 'disc', role: 'field', x: 350, y: 350, r: 280 },
      { shape: 'ring', role: 'mass', x: 270, y: 262, r: 150, width: 14 },
      { shape: 'lens', role: 'mass', x: 168, y: 404, length: 110, height: 34, turn: -44 },
      ...lines(212, 172, 'mass'),
      { shape: 'ring', role: 'second', x: 440, y: 470, r: 128, width: 14 },
      { shape: 'lens', role: 'second', x: 524, y: 590, length: 96, height: 30, turn: 46 },
      ...lines(428, 352, 'second').map((bar) => ({ ...bar, across: bar.across * 0.8 })),
      { shape: 'disc', role: 'spot', x: between(random, 400, 470), y: 200, r: 44 },
    ]
  },
}
