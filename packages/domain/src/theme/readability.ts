import { type Color, gradientColors, readColor, writeColor } from './color.ts'
import { contrast, readableContrast } from './contrast.ts'
import type { Theme } from './theme.ts'

type Ink = 'text_primary' | 'text_secondary'
const inks: readonly Ink[] = ['text_primary', 'text_secondary']

/** A text colour of a theme that is hard to read somewhere on its slides. */
export interface UnreadablePair {
  readonly ink: Ink
  readonly ground: 'card' | 'background'
  /** Lowest contrast of the text there. The minimum is 4.5. */
  readonly contrast: number
}

/**
 * Finds text that is hard to read on the card or on any colour of the background. Colours that cannot be parsed are
 * skipped.
 */
export function unreadablePairs(theme: Theme): UnreadablePair[] {
  return inks.flatMap((ink) =>
    groundsOf(theme).flatMap(({ ground, colors }) => {
      const lowest = lowestContrast(theme[ink], colors)
      return lowest < readableContrast ? [{ ink, ground, contrast: lowest }] : []
    }),
  )
}

/**
 * The theme with readable text everywhere. Each text colour moves towards black or white as far as necessary and keeps
 * its hue as far as possible. If no text colour is readable on all backgrounds, the backgrounds change too.
 */
export function repairReadability(theme: Theme): Theme {
  if (unreadablePairs(theme).length === 0) return theme
  const colors = groundsOf(theme).flatMap((one) => one.colors)
  const direction = lowestContrast('#FFFFFF', colors) > lowestContrast('#000000', colors) ? white : black
  const repaired = { ...theme }
  for (const ink of inks)
    repaired[ink] = towards(theme[ink], direction, (color) => lowestContrast(color, colors))
  if (unreadablePairs(repaired).length === 0) return repaired

  const away = direction === white ? black : white
  const adaptTo = (ground: string) =>
    towards(ground, away, (color) =>
      Math.min(...inks.map((ink) => contrast(repaired[ink], color) ?? Infinity)),
    )
  return {
    ...repaired,
    card_bg: adaptTo(theme.card_bg),
    bg_gradient: gradientColors(theme.bg_gradient).reduce(
      (gradient, color) => gradient.replace(color, adaptTo(color)),
      theme.bg_gradient,
    ),
  }
}

const white: Color = [255, 255, 255]
const black: Color = [0, 0, 0]

function groundsOf(theme: Theme): readonly { ground: UnreadablePair['ground']; colors: readonly string[] }[] {
  return [
    { ground: 'background', colors: gradientColors(theme.bg_gradient) },
    { ground: 'card', colors: [theme.card_bg] },
  ]
}

function lowestContrast(ink: string, grounds: readonly string[]): number {
  return Math.min(Infinity, ...grounds.map((ground) => contrast(ink, ground) ?? Infinity))
}

/** The first colour with enough contrast on the way from one colour to another. If there is none, the target colour. */
function towards(css: string, end: Color, contrastOf: (color: string) => number): string {
  const start = readColor(css)
  if (!start) return css
  for (let share = 0; share <= 20; share += 1) {
    const mixed = writeColor(start.map((channel, at) => channel + ((end[at] ?? 0) - channel) * (share / 20)))
    if (contrastOf(mixed) >= readableContrast) return mixed
  }
  return writeColor(end)
}
