/** How long an element takes to enter, in milliseconds. */
export const animationDurations = [
  { ms: 300, label: 'Fast' },
  { ms: 500, label: 'Normal' },
  { ms: 700, label: 'Slow' },
  { ms: 1000, label: 'Very Slow' },
] as const

/** How long an element waits before it enters, in milliseconds. */
export const animationDelays = [0, 200, 500, 1000] as const

/** Each bullet point enters this long after the one before it, in milliseconds. */
export const bulletStaggerMs = 150

/** How long a background takes for one round, in seconds. */
export const backgroundSpeeds = { slow: 20, normal: 10, fast: 5 } as const

/** How much of a background shows, from 0 (nothing) to 1. */
export const backgroundIntensities = { subtle: 0.3, normal: 0.5, intense: 0.7 } as const
