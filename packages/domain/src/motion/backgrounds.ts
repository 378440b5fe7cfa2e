import { withLabels } from '../messages/with-labels.ts'
import type { MotionName } from './motion-name.ts'

/** The background animations, in the order of the menu. */
export const backgrounds = /* @__PURE__ */ withLabels('backgrounds', [
  { id: 'none', label: 'None', family: 'basic' },
  { id: 'gradient-shift', label: 'Gradient shift', family: 'basic' },
  { id: 'particles', label: 'Particles', family: 'basic' },
  { id: 'waves', label: 'Waves', family: 'basic' },
  { id: 'bokeh', label: 'Bokeh', family: 'basic' },
  { id: 'aurora', label: 'Aurora', family: 'basic' },
  { id: 'stars', label: 'Stars', family: 'basic' },
  { id: 'geometric', label: 'Geometric', family: 'basic' },
  { id: 'circuit-board', label: 'Circuit board', family: 'advanced' },
  { id: 'particle-network', label: 'Particle network', family: 'advanced' },
  { id: 'liquid-blob', label: 'Liquid blob', family: 'advanced' },
  { id: 'cyber-grid', label: 'Cyber grid', family: 'advanced' },
  { id: 'data-flow', label: 'Data flow', family: 'advanced' },
  { id: 'neural-network', label: 'Neural network', family: 'advanced' },
  { id: 'hexagon-pulse', label: 'Hexagon pulse', family: 'advanced' },
  { id: 'matrix-rain', label: 'Matrix rain', family: 'advanced' },
  { id: 'quantum-field', label: 'Quantum field', family: 'advanced' },
  { id: 'tech-dna', label: 'Tech DNA', family: 'advanced' },
  { id: 'holographic', label: 'Holographic', family: 'advanced' },
] as const satisfies readonly MotionName[])

export type BackgroundId = (typeof backgrounds)[number]['id']
