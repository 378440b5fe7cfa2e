import { z } from 'zod/mini'

/**
 * What a slideshow looks like. Colours are CSS colours, `bg_gradient` a CSS gradient, `shadow` a box-shadow,
 * `border_radius` a length in px, `transition_speed` a time in seconds such as `0.5s`, `transition_type` the id of a
 * transition. Missing fields are filled from the first preset, so that an older document still has a whole theme.
 */
export const themeSchema = z.looseObject({
  primary_color: z._default(z.string(), '#1D5FB4'),
  secondary_color: z._default(z.string(), '#5AA2E6'),
  accent_color: z._default(z.string(), '#F5A93B'),
  danger_color: z._default(z.string(), '#B92F35'),
  card_bg: z._default(z.string(), '#FFFFFF'),
  text_primary: z._default(z.string(), '#11263F'),
  text_secondary: z._default(z.string(), '#465A73'),
  bg_gradient: z._default(z.string(), 'linear-gradient(140deg, #F4F9FF 0%, #DDEBFB 100%)'),
  shadow: z._default(z.string(), '0 10px 30px rgba(17, 38, 63, 0.10)'),
  border_radius: z._default(z.string(), '16px'),
  transition_speed: z._default(z.string(), '0.5s'),
  transition_type: z._default(z.string(), 'fade'),
})
export type Theme = z.infer<typeof themeSchema>

export type ThemeCategory = 'educational' | 'corporate' | 'creative' | 'minimal'

/** A named theme to start from. */
export interface ThemePreset {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: ThemeCategory
  /** Four colours that tell it apart at a glance. */
  readonly preview: readonly [string, string, string, string]
  readonly theme: Theme
}

export function themePreset(
  preset: Omit<ThemePreset, 'preview' | 'theme'> & {
    theme: { [Name in keyof Theme as string extends Name ? never : Name]: string }
  },
): ThemePreset {
  const { theme } = preset
  return {
    ...preset,
    // The id travels with the theme, so that a changed theme keeps the motif of its preset.
    theme: { ...theme, preset: preset.id },
    preview: [theme.primary_color, theme.secondary_color, theme.accent_color, theme.text_primary],
  }
}
