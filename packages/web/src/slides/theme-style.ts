import type { CSSProperties } from 'react'
import { readableInk } from '@lectern/domain/theme/contrast.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'

/** The greens of a right answer, for light and for dark cards. */
const greens = ['#1B7A4A', '#79E0A6'] as const

/** A theme as the CSS variables that `slides.css` draws with. The app's own tokens never reach a slide. */
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
    '--slide-on-primary': readableInk(theme.primary_color),
    '--slide-on-accent': readableInk(theme.accent_color),
    '--slide-on-success': readableInk(success),
    '--slide-on-danger': readableInk(theme.danger_color),
  }
  return variables
}
