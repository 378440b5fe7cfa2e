import { translated } from '../messages/translated.ts'
import type { ThemePreset } from './theme.ts'
import { educationalBlue } from './themes/educational-blue.ts'
import { educationalGreen } from './themes/educational-green.ts'
import { educationalNeutral } from './themes/educational-neutral.ts'
import { corporateBlue } from './themes/corporate-blue.ts'
import { corporateDark } from './themes/corporate-dark.ts'
import { corporateMinimal } from './themes/corporate-minimal.ts'
import { creativePurple } from './themes/creative-purple.ts'
import { creativeGradient } from './themes/creative-gradient.ts'
import { creativeOrange } from './themes/creative-orange.ts'
import { minimalLight } from './themes/minimal-light.ts'
import { minimalDark } from './themes/minimal-dark.ts'
import { minimalGrayscale } from './themes/minimal-grayscale.ts'

/** The theme presets in the order of the theme editor: three of each category. */
export const themes = /* @__PURE__ */ withNames({
  'educational-blue': educationalBlue,
  'educational-green': educationalGreen,
  'educational-neutral': educationalNeutral,
  'corporate-blue': corporateBlue,
  'corporate-dark': corporateDark,
  'corporate-minimal': corporateMinimal,
  'creative-purple': creativePurple,
  'creative-gradient': creativeGradient,
  'creative-orange': creativeOrange,
  'minimal-light': minimalLight,
  'minimal-dark': minimalDark,
  'minimal-grayscale': minimalGrayscale,
})

/** The theme of a new slideshow. */
export const defaultTheme = educationalBlue

/** The names and descriptions of the presets, by id. */
export type ThemeMessages = Readonly<
  Record<keyof typeof themes, Readonly<Record<'name' | 'description', string>>>
>

/** The presets with their names and descriptions in the language of the interface. */
function withNames<Presets extends Readonly<Record<string, ThemePreset>>>(presets: Presets): Presets {
  const all = Object.entries(presets)
  const messages = translated(
    'themes',
    Object.fromEntries(all.map(([id, { name, description }]) => [id, { name, description }])),
  )
  const named = all.map(([id, preset]): [string, ThemePreset] => [
    id,
    {
      ...preset,
      get name() {
        return messages[id]?.name ?? preset.name
      },
      get description() {
        return messages[id]?.description ?? preset.description
      },
    },
  ])
  // The result has the same presets under the same ids.
  return Object.fromEntries(named) as Presets
}
