import type { Theme } from '../../theme/theme.ts'
import type { Presentation, Slideshow } from '../slideshow.ts'

export function changePresentation(slideshow: Slideshow, changes: Partial<Presentation>): Slideshow {
  return { ...slideshow, presentation: { ...slideshow.presentation, ...changes } }
}

/** Applies a theme to the whole slideshow. */
export function applyTheme(slideshow: Slideshow, theme: Theme): Slideshow {
  return changePresentation(slideshow, { css_theme: theme })
}
