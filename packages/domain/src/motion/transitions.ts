import { withLabels } from '../messages/with-labels.ts'
import type { MotionName } from './motion-name.ts'

/** The slide transitions, in the order of the menu. */
export const transitions = /* @__PURE__ */ withLabels('transitions', [
  { id: 'none', label: 'None', family: 'basic' },
  { id: 'fade', label: 'Fade', family: 'basic' },
  { id: 'slide-left', label: 'Slide left', family: 'basic' },
  { id: 'slide-right', label: 'Slide right', family: 'basic' },
  { id: 'slide-up', label: 'Slide up', family: 'basic' },
  { id: 'slide-down', label: 'Slide down', family: 'basic' },
  { id: 'zoom-in', label: 'Zoom in', family: 'basic' },
  { id: 'zoom-out', label: 'Zoom out', family: 'basic' },
  { id: 'flip', label: 'Flip', family: 'basic' },
  { id: 'cube-left', label: 'Cube left', family: 'basic' },
  { id: 'cube-right', label: 'Cube right', family: 'basic' },
  { id: 'dissolve', label: 'Dissolve', family: 'basic' },
  { id: 'page-curl', label: 'Page curl', family: 'basic' },
  { id: 'rotate', label: 'Rotate', family: 'basic' },
  { id: 'cube-3d', label: '3D cube', family: 'advanced' },
  { id: 'liquid', label: 'Liquid', family: 'advanced' },
  { id: 'glitch-transition', label: 'Glitch', family: 'advanced' },
  { id: 'particle-dissolve', label: 'Particle dissolve', family: 'advanced' },
  { id: 'morph-transition', label: 'Morph', family: 'advanced' },
  { id: 'warp', label: 'Warp', family: 'advanced' },
  { id: 'shatter', label: 'Shatter', family: 'advanced' },
  { id: 'portal', label: 'Portal', family: 'advanced' },
] as const satisfies readonly MotionName[])

export type TransitionId = (typeof transitions)[number]['id']
