import { gradientColors } from './color.ts'

/** A gradient of two colours, with the properties that the theme editor changes. */
export interface GradientValues {
  /** In degrees as in CSS: 0 is upwards, 90 to the right. */
  readonly angle: number
  readonly from: string
  readonly to: string
}

/**
 * Parses a CSS gradient into its direction and its first and last colours. A plain colour is a gradient from it to
 * itself.
 */
export function readGradient(css: string): GradientValues {
  const colors = gradientColors(css)
  const angle = /\(\s*(-?[\d.]+)deg/.exec(css)?.[1]
  const [from = '#FFFFFF'] = colors
  return { angle: angle === undefined ? 180 : Number(angle), from, to: colors.at(-1) ?? from }
}

export function writeGradient({ angle, from, to }: GradientValues): string {
  return `linear-gradient(${angle}deg, ${from} 0%, ${to} 100%)`
}
