import type { BackgroundId } from '@lectern/domain/motion/backgrounds.ts'
import type { Background } from './background.ts'
import { aurora } from './backgrounds/aurora.ts'
import { bokeh } from './backgrounds/bokeh.ts'
import { circuitBoard } from './backgrounds/circuit-board.ts'
import { cyberGrid } from './backgrounds/cyber-grid.ts'
import { dataFlow } from './backgrounds/data-flow.ts'
import { geometric } from './backgrounds/geometric.ts'
import { gradientShift } from './backgrounds/gradient-shift.ts'
import { hexagonPulse } from './backgrounds/hexagon-pulse.ts'
import { holographic } from './backgrounds/holographic.ts'
import { liquidBlob } from './backgrounds/liquid-blob.ts'
import { matrixRain } from './backgrounds/matrix-rain.ts'
import { neuralNetwork } from './backgrounds/neural-network.ts'
import { none } from './backgrounds/none.ts'
import { particleNetwork } from './backgrounds/particle-network.ts'
import { particles } from './backgrounds/particles.ts'
import { quantumField } from './backgrounds/quantum-field.ts'
import { stars } from './backgrounds/stars.ts'
import { techDna } from './backgrounds/tech-dna.ts'
import { waves } from './backgrounds/waves.ts'

/** The backgrounds, in the order of the domain's menu. Loaded only for slides with a background. */
export const backgrounds: { readonly [Id in BackgroundId]: Background } = {
  none,
  'gradient-shift': gradientShift,
  particles,
  waves,
  bokeh,
  aurora,
  stars,
  geometric,
  'circuit-board': circuitBoard,
  'particle-network': particleNetwork,
  'liquid-blob': liquidBlob,
  'cyber-grid': cyberGrid,
  'data-flow': dataFlow,
  'neural-network': neuralNetwork,
  'hexagon-pulse': hexagonPulse,
  'matrix-rain': matrixRain,
  'quantum-field': quantumField,
  'tech-dna': techDna,
  holographic,
}
