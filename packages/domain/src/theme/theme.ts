import { z } from 'zod/mini'
import { refusalMessages } from '../documents/refusal-messages.ts'
import { isColor, isGradient, isLength, isShadow, isTime } from './css-values.ts'

function field(isValid: (css: string) => boolean, preset: string) {
  return z._default(z.string().check(z.refine(isValid, { error: () => refusalMessages.notInThemes })), preset)
}

/**
 * The theme of a slideshow. Colours are CSS colours, `bg_gradient` is a CSS gradient, `shadow` a box-shadow,
 * `border_radius` a length in px, `transition_speed` a time in seconds such as `0.5s`, and `transition_type` the id of
 * a transition. Missing fields come from the first preset, so that an older document has a complete theme. CSS with
 * other effects is rejected: see `css-values.ts`.
 */
export const themeSchema = z.looseObject({
  primary_color: field(isColor, '#1D5FB4'),
  secondary_color: field(isColor, '#5AA2E6'),
  accent_color: field(isColor, '#F5A93B'),
  danger_color: field(isColor, '#B92F35'),
  card_bg: field(isColor, '#FFFFFF'),
  text_primary: field(isColor, '#11263F'),
  text_secondary: field(isColor, '#465A73'),
  bg_gradient: field(isGradient, 'linear-gradient(140deg, #F4F9FF 0%, #DDEBFB 100%)'),
  shadow: field(isShadow, '0 10px 30px rgba(17, 38, 63, 0.10)'),
  border_radius: field(isLength, '16px'),
  transition_speed: field(isTime, '0.5s'),
  transition_type: field((id) => /^[\w-]{1,100}$/.test(id), 'fade'),
})
export type Theme = z.infer<typeof themeSchema>

/**
 * Replaces every value that `themeSchema` rejects in a stored theme with the value of `presets[theme.preset]`, or of
 * the first preset. Documents saved before such values were rejected stay readable.
 */
export function repairTheme(stored: unknown, presets: Readonly<Record<string, Pick<ThemePreset, 'theme'>>>) {
  if (typeof stored !== 'object' || stored === null) return stored
  const theme: Readonly<Record<string, unknown>> = { ...stored }
  const parsed = themeSchema.safeParse(theme)
  if (parsed.success) return stored
  const id = theme['preset']
  const preset = typeof id === 'string' && Object.hasOwn(presets, id) ? presets[id]?.theme : undefined
  const refused = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
  const mended = [...refused].map((name) => [name, preset?.[name]] as const)
  return { ...theme, ...Object.fromEntries(mended) }
}

export type ThemeCategory = 'educational' | 'corporate' | 'creative' | 'minimal'

/** A predefined theme. */
export interface ThemePreset {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: ThemeCategory
  /** Four colours for its thumbnail. */
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
    // The theme contains the id of its preset, so that a changed theme keeps the ornaments.
    theme: { ...theme, preset: preset.id },
    preview: [theme.primary_color, theme.secondary_color, theme.accent_color, theme.text_primary],
  }
}
