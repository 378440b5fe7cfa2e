import type { Theme, ThemeCategory } from './theme.ts'

/** In the order of the menu. */
export const themeCategories = [
  'educational',
  'corporate',
  'creative',
  'minimal',
] as const satisfies readonly ThemeCategory[]

/** The category whose motif a theme wears: that of the preset it began as, else the first. */
export function categoryOf(theme: Theme): ThemeCategory {
  const preset = typeof theme.preset === 'string' ? theme.preset : ''
  return themeCategories.find((category) => preset.startsWith(`${category}-`)) ?? themeCategories[0]
}
