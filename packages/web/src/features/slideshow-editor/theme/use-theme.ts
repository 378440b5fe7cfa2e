import { applyTheme } from '@lectern/domain/slideshow/editing/edit-presentation.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { useCallback } from 'react'
import { usePresentation, useSlideshowStore } from '../document/editor-context.ts'

/** The theme of the open slideshow, and a function to change it. Changes of one gesture are undone together. */
export function useTheme(): [theme: Theme, change: (changes: Partial<Theme>, gesture?: string) => void] {
  const store = useSlideshowStore()
  const theme = usePresentation(({ css_theme }) => css_theme)
  const change = useCallback(
    (changes: Partial<Theme>, gesture?: string) =>
      store.edit(
        (show) => applyTheme(show, { ...show.presentation.css_theme, ...changes }),
        gesture && `theme ${gesture}`,
      ),
    [store],
  )
  return [theme, change]
}
