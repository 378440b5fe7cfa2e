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
export const themes = {
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
} as const

/** The theme of a new slideshow. */
export const defaultTheme = educationalBlue
