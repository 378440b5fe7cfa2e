import { type Color, readColor } from './color.ts'

/** Minimum contrast of text, and of large text and edges (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
export const readableContrast = 4.5
export const largeTextContrast = 3

/** Relative luminance from 0 (black) to 1 (white), as WCAG 2.2 defines it for sRGB. */
export function relativeLuminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two CSS colours from 1 to 21. Undefined if one of them cannot be parsed (see `readColor`). */
export function contrast(one: string, other: string): number | undefined {
  const colors = [readColor(one), readColor(other)]
  const [dark, light] = colors
    .filter((color) => color !== undefined)
    .map(relativeLuminance)
    .sort((a, b) => a - b)
  return dark === undefined || light === undefined ? undefined : (light + 0.05) / (dark + 0.05)
}

/** Light and dark text colours for coloured backgrounds. */
export const plainInks: Inks = ['#FFFFFF', '#14110D']
type Inks = readonly [string, ...string[]]

/** The first of these text colours that is readable on this background, otherwise the one with the highest contrast. */
export function readableInk(background: string, inks: Inks = plainInks): string {
  const contrasts = inks.map((ink) => contrast(background, ink) ?? 0)
  const chosen = contrasts.findIndex((value) => value >= readableContrast)
  return inks[chosen >= 0 ? chosen : contrasts.indexOf(Math.max(...contrasts))] ?? inks[0]
}
