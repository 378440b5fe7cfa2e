import { type Color, gradientColors, readColor } from '@lectern/domain/theme/color.ts'
import { largeTextContrast, readableContrast, relativeLuminance } from '@lectern/domain/theme/contrast.ts'
import { backgroundIntensities } from '@lectern/domain/motion/timing.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import type { Ink, Palette } from './background.ts'

const strongest = Math.max(...Object.values(backgroundIntensities))
/** A safety margin, because a colour between two readable ones can be slightly less readable. */
const margin = 1.03
const reaches = Array.from({ length: 40 }, (_, index) => 1 - index / 40)
const black: Color = [0, 0, 0]
const white: Color = [255, 255, 255]

const found = new WeakMap<Theme, Palette>()

/**
 * The inks of the backgrounds of a theme. Each colour of the theme is mixed with the ground until all text of the theme
 * is readable on it at the highest intensity (WCAG 2.2: 4.5 to 1, and 3 to 1 for terms and subtitles, which are large
 * and have the primary colour). Text that is not readable on the ground itself does not become worse.
 */
export function backgroundPalette(theme: Theme): Palette {
  const known = found.get(theme)
  if (known) return known
  const palette = mixPalette(theme)
  found.set(theme, palette)
  return palette
}

function mixPalette(theme: Theme): Palette {
  const stops = gradientColors(theme.bg_gradient).map(readColor)
  const grounds = stops.filter((stop) => stop !== undefined)
  if (grounds.length === 0) grounds.push(readColor(theme.bg_gradient) ?? readColor(theme.card_bg) ?? white)
  const texts = readTexts(theme)
  const lightText = (texts[0]?.luminance ?? 0) > relativeLuminance(grounds[0] ?? white)
  // The colour of the ground with the lowest contrast to the text. An ink that starts there is visible on the whole
  // ground.
  const sorted = grounds.toSorted((a, b) => relativeLuminance(a) - relativeLuminance(b))
  const base = (lightText ? sorted.at(-1) : sorted[0]) ?? white

  const readable = (ink: Color) =>
    grounds.every((ground) =>
      texts.every(({ luminance, least }) => {
        const bare = ratio(relativeLuminance(ground), luminance)
        const covered = ratio(relativeLuminance(mix(ground, ink, strongest)), luminance)
        return covered >= Math.min(least * margin, bare)
      }),
    )
  const towards = (color: Color) =>
    reaches.map((reach) => mix(base, color, reach)).find((ink) => readable(ink))
  const inkOf = (css: string) => {
    const color = readColor(css) ?? base
    // There is no space on the side of the text, so the ink moves to the other side, as far as possible.
    return hex(towards(color) ?? towards(mix(color, lightText ? black : white, 0.6)) ?? base)
  }
  return {
    primary: inkOf(theme.primary_color),
    secondary: inkOf(theme.secondary_color),
    accent: inkOf(theme.accent_color),
  }
}

function readTexts(theme: Theme): readonly { luminance: number; least: number }[] {
  const texts = [
    { color: readColor(theme.text_primary), least: readableContrast },
    { color: readColor(theme.text_secondary), least: readableContrast },
    { color: readColor(theme.primary_color), least: largeTextContrast },
  ]
  return texts.flatMap(({ color, least }) => (color ? [{ luminance: relativeLuminance(color), least }] : []))
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function mix(from: Color, to: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [channel(0), channel(1), channel(2)]
}

function hex(color: Color): Ink {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
