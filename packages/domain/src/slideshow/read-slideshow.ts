import { z } from 'zod/mini'
import { parseLeniently } from '../documents/parse-leniently.ts'
import { repairTheme } from '../theme/theme.ts'
import { themes } from '../theme/themes.ts'
import { type Slideshow, slideshow } from './slideshow.ts'

/** Left out if the schema refuses them, so that their default holds. */
const mayBeUnknown = [
  ['slides', '*', 'layout'],
  ['slides', '*', 'picture'],
  ['slides', '*', 'drawing'],
  ['slides', '*', 'content', '*'],
]

/**
 * Reads a slideshow that was stored, by the server or as a draft in a browser. A newer version may have stored values
 * that this version does not know, and an older version values that this version refuses: their defaults hold. Throws
 * a ZodError if it is not a slideshow.
 */
export function readSlideshow(stored: unknown): Slideshow {
  return parseLeniently(slideshow, withSafeTheme(stored), mayBeUnknown)
}

const themed = z.looseObject({ presentation: z.looseObject({ css_theme: z.unknown() }) })

/** A slideshow may have been saved before themes were checked. */
function withSafeTheme(stored: unknown): unknown {
  const { data } = themed.safeParse(stored)
  if (!data) return stored
  const css_theme = repairTheme(data.presentation.css_theme, themes)
  return css_theme === data.presentation.css_theme
    ? stored
    : { ...data, presentation: { ...data.presentation, css_theme } }
}
