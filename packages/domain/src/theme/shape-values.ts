/** Border radius of a theme's cards, in px. */
export const radiusBounds = { min: 0, max: 24, step: 2 } as const
/** Position of the speed slider. Each step is a tenth of a second. */
export const speedBounds = { min: 1, max: 20 } as const

/** The nearest value of the slider. 0 for a length that cannot be parsed. */
export function readRadius(css: string): number {
  const { min, max, step } = radiusBounds
  const px = Number.parseFloat(css) || 0
  return Math.min(max, Math.max(min, Math.round(px / step) * step))
}

export function writeRadius(px: number): string {
  return `${px}px`
}

/** `0.5s` is step 5. A time that cannot be parsed counts as half a second. */
export function readSpeedStep(css: string): number {
  const time = Number.parseFloat(css)
  const seconds = Number.isFinite(time) ? (css.trim().endsWith('ms') ? time / 1000 : time) : 0.5
  return Math.min(speedBounds.max, Math.max(speedBounds.min, Math.round(seconds * 10)))
}

export function writeSpeedStep(step: number): string {
  return `${step / 10}s`
}
