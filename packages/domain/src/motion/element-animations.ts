import { withLabels } from '../messages/with-labels.ts'
import type { MotionName } from './motion-name.ts'

/** The element animations, in the order of the menu. */
export const elementAnimations = /* @__PURE__ */ withLabels('element animations', [
  { id: 'none', label: 'None', family: 'basic' },
  { id: 'fade-in', label: 'Fade in', family: 'basic' },
  { id: 'slide-in-left', label: 'Slide in left', family: 'basic' },
  { id: 'slide-in-right', label: 'Slide in right', family: 'basic' },
  { id: 'slide-in-up', label: 'Slide in up', family: 'basic' },
  { id: 'slide-in-down', label: 'Slide in down', family: 'basic' },
  { id: 'zoom-in', label: 'Zoom in', family: 'basic' },
  { id: 'pop', label: 'Pop', family: 'basic' },
  { id: 'pulse', label: 'Pulse', family: 'basic' },
  { id: 'typewriter', label: 'Typewriter', family: 'basic' },
  { id: 'word-reveal', label: 'Word reveal', family: 'basic' },
  { id: 'glow', label: 'Glow', family: 'basic' },
  { id: 'ken-burns', label: 'Ken burns', family: 'basic' },
  { id: 'flip-in', label: 'Flip in', family: 'basic' },
  { id: 'rotate-in', label: 'Rotate in', family: 'basic' },
  { id: 'bounce-in', label: 'Bounce in', family: 'basic' },
  { id: 'elastic', label: 'Elastic', family: 'basic' },
  { id: 'glitch', label: 'Glitch', family: 'advanced' },
  { id: 'text-3d', label: '3D text', family: 'advanced' },
  { id: 'morph', label: 'Morph', family: 'advanced' },
  { id: 'neon-glow', label: 'Neon glow', family: 'advanced' },
  { id: 'particle-text', label: 'Particle text', family: 'advanced' },
  { id: 'wave-text', label: 'Wave text', family: 'advanced' },
  { id: 'matrix', label: 'Matrix', family: 'advanced' },
  { id: 'hologram', label: 'Hologram', family: 'advanced' },
  { id: 'cyber-decode', label: 'Cyber decode', family: 'advanced' },
  { id: 'data-scramble', label: 'Data scramble', family: 'advanced' },
] as const satisfies readonly MotionName[])

export type ElementAnimationId = (typeof elementAnimations)[number]['id']
