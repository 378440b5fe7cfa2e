import { withLabels } from '../messages/with-labels.ts'

/** Duration of an element animation, in milliseconds. */
export const animationDurations = /* @__PURE__ */ withLabels('animation durations', [
  { id: 'fast', ms: 300, label: 'Fast' },
  { id: 'normal', ms: 500, label: 'Normal' },
  { id: 'slow', ms: 700, label: 'Slow' },
  { id: 'very-slow', ms: 1000, label: 'Very Slow' },
])

/** Delay before an element animation starts, in milliseconds. */
export const animationDelays = [0, 200, 500, 1000] as const

/** Delay between two bullet points, in milliseconds. */
export const bulletStaggerMs = 150

/** Duration of one loop of a background, in seconds. */
export const backgroundSpeeds = { slow: 20, normal: 10, fast: 5 } as const

/** Opacity of a background, from 0 to 1. */
export const backgroundIntensities = { subtle: 0.3, normal: 0.5, intense: 0.7 } as const
