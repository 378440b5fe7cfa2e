import type { Theme, ThemeCategory } from './theme.ts'

/** In the order of the menu. */
export const themeCategories = [
  'educational',
  'corporate',
  'creative',
  'minimal',
] as const satisfies readonly ThemeCategory[]

/** The category of a theme's preset, which selects the ornaments. Without a known preset, the first category. */
export function categoryOf(theme: Theme): ThemeCategory {
  const preset = typeof theme.preset === 'string' ? theme.preset : ''
  return themeCategories.find((category) => preset.startsWith(`${category}-`)) ?? themeCategories[0]
}
