import type { CSSProperties } from 'react'
import { gradientColors, readColor, writeColor } from '@lectern/domain/theme/color.ts'
import { contrast, largeTextContrast, readableContrast, readableInk } from '@lectern/domain/theme/contrast.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'

/** The greens of a right answer, for light and for dark cards. */
const greens = ['#1B7A4A', '#79E0A6'] as const

/** A theme as the CSS variables of `slides.css`. Slides do not use the tokens of the app. */
export function themeStyle(theme: Theme): CSSProperties {
  const success = readableInk(theme.card_bg, greens)
  const variables: Record<`--slide-${string}`, string> = {
    '--slide-primary': theme.primary_color,
    '--slide-secondary': theme.secondary_color,
    '--slide-accent': theme.accent_color,
    '--slide-danger': theme.danger_color,
    '--slide-success': success,
    '--slide-card': theme.card_bg,
    '--slide-text': theme.text_primary,
    '--slide-soft': theme.text_secondary,
    '--slide-background': theme.bg_gradient,
    '--slide-shadow': theme.shadow,
    '--slide-radius': theme.border_radius,
    '--slide-head': readableOr(theme.primary_color, theme, groundsOf(theme)),
    '--slide-large-head': readableOr(theme.primary_color, theme, groundsOf(theme), largeTextContrast),
    '--slide-second-head': readableOr(theme.accent_color, theme, groundsOf(theme)),
    '--slide-large-second-head': readableOr(theme.accent_color, theme, groundsOf(theme), largeTextContrast),
    '--slide-plate-head': readableOr(theme.primary_color, theme, [theme.card_bg], plateContrast),
    '--slide-band': bandOf(theme),
    '--slide-on-primary': readableInk(theme.primary_color),
    '--slide-on-accent': readableInk(theme.accent_color),
    '--slide-on-success': readableInk(success),
    '--slide-on-danger': readableInk(theme.danger_color),
  }
  return variables
}

/** The least contrast of text on a card that is slightly transparent. */
const plateContrast = 5.5

/** The colour if it is readable as text on these grounds, otherwise the colour of titles. */
function readableOr(
  color: string,
  { text_primary }: Theme,
  grounds: readonly string[],
  least = readableContrast,
): string {
  return grounds.every((ground) => (contrast(color, ground) ?? 0) >= least) ? color : text_primary
}

/** The accent colour behind words, as transparent as necessary to keep them readable. */
function bandOf(theme: Theme): string {
  const shares = [62, 54, 46, 38, 30, 22, 16, 10]
  const isReadable = (share: number) =>
    groundsOf(theme).every((ground) => {
      const mixed = mixColors(theme.accent_color, ground, share / 100)
      return mixed === undefined || (contrast(theme.text_primary, mixed) ?? 0) >= readableContrast
    })
  return `color-mix(in srgb, ${theme.accent_color} ${shares.find(isReadable) ?? 10}%, transparent)`
}

function mixColors(one: string, other: string, share: number): string | undefined {
  const [top, ground] = [readColor(one), readColor(other)]
  return (
    top && ground && writeColor(top.map((channel, at) => channel * share + (ground[at] ?? 0) * (1 - share)))
  )
}

function groundsOf(theme: Theme): readonly string[] {
  return [...gradientColors(theme.bg_gradient), theme.card_bg]
}
