import { describe, expect, test } from 'vitest'
import { backgroundIntensities } from '@lectern/domain/motion/timing.ts'
import { contrast } from '@lectern/domain/theme/contrast.ts'
import { gradientColors, readColor } from '@lectern/domain/theme/color.ts'
import { gradients } from '@lectern/domain/theme/gradients.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { backgroundPalette } from './background-palette.ts'

const strongest = backgroundIntensities.intense

/** Every colour of the ground under an ink at the highest intensity. */
function covered(theme: Theme): string[] {
  return gradientColors(theme.bg_gradient).flatMap((ground) =>
    Object.values(backgroundPalette(theme)).map((ink) => {
      const [from = [0, 0, 0], to = [0, 0, 0]] = [readColor(ground), readColor(ink)]
      return `rgb(${from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * strongest).join(' ')})`
    }),
  )
}

const least = (theme: Theme, text: string) =>
  Math.min(...covered(theme).map((color) => contrast(color, text) ?? 0))

describe.each(Object.values(themes))('in $name', ({ theme }) => {
  test('text is readable on every ink', () => {
    expect(least(theme, theme.text_primary)).toBeGreaterThanOrEqual(4.5)
    expect(least(theme, theme.text_secondary)).toBeGreaterThanOrEqual(4.5)
    expect(least(theme, theme.primary_color)).toBeGreaterThanOrEqual(3)
  })

  test('every ink is visible on the ground', () => {
    const [ground = ''] = gradientColors(theme.bg_gradient)
    for (const ink of Object.values(backgroundPalette(theme)))
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(1.2)
  })
})

test.each(gradients)(
  'text that is readable on $name is readable on the inks, and other text does not become worse',
  ({ gradient }) => {
    for (const text of ['#FFFFFF', '#14110D']) {
      const theme: Theme = {
        ...themes['educational-blue'].theme,
        bg_gradient: gradient,
        text_primary: text,
        text_secondary: text,
      }
      const bare = Math.min(...gradientColors(gradient).map((ground) => contrast(ground, text) ?? 0))
      expect(least(theme, text)).toBeGreaterThanOrEqual(Math.min(4.5, bare) - 0.01)
    }
  },
)

test('colours that cannot be parsed give a harmless background', () => {
  const theme: Theme = { ...themes['minimal-dark'].theme, accent_color: 'hotpink', bg_gradient: 'none' }
  for (const ink of Object.values(backgroundPalette(theme))) expect(ink).toMatch(/^#[\da-f]{6}$/)
})
