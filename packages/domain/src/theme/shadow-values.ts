import { readColor } from './color.ts'

/** The properties of a box-shadow that the theme editor changes. Lengths are in px, and opacity is from 0 to 1. */
export interface ShadowValues {
  readonly horizontal: number
  readonly vertical: number
  readonly blur: number
  readonly opacity: number
  readonly color: readonly [red: number, green: number, blue: number]
}

/** The ranges of the theme editor's sliders. Opacity is in per cent. */
export const shadowBounds = {
  vertical: { min: 0, max: 30 },
  blur: { min: 0, max: 50 },
  opacity: { min: 0, max: 30 },
} as const

const lengths = /^\s*(-?[\d.]+)(?:px)?\s+(-?[\d.]+)(?:px)?(?:\s+(-?[\d.]+)(?:px)?)?(?:\s+-?[\d.]+(?:px)?)?\s/
const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)(%?)\s*\)/i

/** Parses the first shadow of a CSS box-shadow. An invisible shadow if it cannot be parsed. */
export function readShadow(css: string): ShadowValues {
  const [, horizontal = '0', vertical = '0', blur = '0'] = lengths.exec(`${css} `) ?? []
  const color = readColor(/rgba?\([^)]*\)|#[\da-f]{3,8}/i.exec(css)?.[0] ?? '')
  const [, share = '1', percent] = alpha.exec(css) ?? []
  const given = Number(share) / (percent ? 100 : 1)
  return {
    horizontal: Number(horizontal),
    vertical: Number(vertical),
    blur: Number(blur),
    opacity: color ? Math.min(1, Math.max(0, given)) : 0,
    color: color ?? [0, 0, 0],
  }
}

export function writeShadow({ horizontal, vertical, blur, opacity, color }: ShadowValues): string {
  return `${horizontal}px ${vertical}px ${blur}px rgba(${color.join(', ')}, ${Math.round(opacity * 100) / 100})`
}
