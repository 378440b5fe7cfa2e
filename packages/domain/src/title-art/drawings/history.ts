import type { Drawing } from '../drawing.ts'
import { between } from '../drawing-parts.ts'

/** An aqueduct in front of the sun. */
export const history: Drawing = {
  words:
    'histor* rome roman* greek* greece egypt* ancient* medieval* empire* war wars revolution* aqueduct* archaeolog* architect* geschichte* antike* mittelalter* histoire* storia guerra* century civiliz* civilis*',
  draw: (random) => [
    { shape: 'disc', role: 'field', x: 400, y: 280, r: 260 },
    { shape: 'disc', role: 'spot', x: between(random, 330, 430), y: 236, r: between(random, 96, 124) },
    { shape: 'bar', role: 'mass', x: 60, y: 250, across: 540, down: 20, radius: 3 },
    { shape: 'arcade', role: 'second', x: 60, y: 276, across: 540, down: 112, arches: between(random, 5, 8) },
    { shape: 'bar', role: 'mass', x: 60, y: 394, across: 540, down: 20, radius: 3 },
    { shape: 'arcade', role: 'mass', x: 60, y: 420, across: 540, down: 200, arches: between(random, 3, 4) },
    { shape: 'wave', role: 'line', x: 20, y: 660, length: 600, height: 18, waves: 10, width: 9 },
  ],
}
