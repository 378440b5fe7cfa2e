import { describe, expect, test } from 'vitest'
import { gradients } from './gradients.ts'
import { readGradient, writeGradient } from './gradient-values.ts'
import { repairReadability, unreadablePairs } from './readability.ts'
import { readShadow, writeShadow } from './shadow-values.ts'
import { shadows } from './shadows.ts'
import { readRadius, readSpeedStep, writeRadius, writeSpeedStep } from './shape-values.ts'
import { themeFromColors } from './theme-from-colors.ts'
import { defaultTheme, themes } from './themes.ts'

const presets = Object.values(themes)

describe('A shadow', () => {
  test.each([
    ['0 10px 30px rgba(17, 38, 63, 0.10)', [0, 10, 30, 0.1, [17, 38, 63]]],
    ['6px 6px 0 rgba(0, 0, 0, 0.20)', [6, 6, 0, 0.2, [0, 0, 0]]],
    ['0 2px 6px #112233', [0, 2, 6, 1, [17, 34, 51]]],
    ['0px 4px 8px 2px rgb(1 2 3 / 25%)', [0, 4, 8, 0.25, [1, 2, 3]]],
    ['none', [0, 0, 0, 0, [0, 0, 0]]],
  ])('%s is parsed', (css, [horizontal, vertical, blur, opacity, color]) => {
    expect(readShadow(css)).toEqual({ horizontal, vertical, blur, opacity, color })
  })

  test.each([...shadows.map(({ shadow }) => shadow), ...presets.map(({ theme }) => theme.shadow)])(
    '%s is unchanged after parsing and writing',
    (css) => {
      expect(readShadow(writeShadow(readShadow(css)))).toEqual(readShadow(css))
    },
  )
})

describe('A gradient', () => {
  test.each(gradients)('$name is unchanged after parsing and writing', ({ gradient }) => {
    expect(writeGradient(readGradient(gradient))).toBe(gradient)
  })

  test('of a single colour has this colour at both ends', () => {
    expect(readGradient('#123456')).toEqual({ angle: 180, from: '#123456', to: '#123456' })
  })
})

describe('Rounding and speed', () => {
  test('stay within the sliders', () => {
    expect(['16px', '17px', '99px', '-3px', 'round'].map(readRadius)).toEqual([16, 18, 24, 0, 0])
    expect(['0.5s', '500ms', '9s', '0s', 'soon'].map(readSpeedStep)).toEqual([5, 5, 20, 1, 5])
  })

  test('are written as CSS', () => {
    expect([writeRadius(8), writeSpeedStep(1), writeSpeedStep(20)]).toEqual(['8px', '0.1s', '2s'])
  })
})

describe('Readability', () => {
  test.each(presets)('is sufficient in $name', ({ theme }) => {
    expect(unreadablePairs(theme)).toEqual([])
    expect(repairReadability(theme)).toBe(theme)
  })

  test('names the text colour, the background and the contrast if it is insufficient', () => {
    const theme = { ...defaultTheme.theme, text_primary: '#777777', card_bg: '#888888' }
    expect(unreadablePairs(theme)).toContainEqual({
      ink: 'text_primary',
      ground: 'card',
      contrast: expect.closeTo(1.26, 1),
    })
  })

  test.each(gradients)('is repaired in one step on $name, for any text colour', ({ gradient }) => {
    for (const { theme } of presets) {
      const repaired = repairReadability({ ...theme, bg_gradient: gradient, text_secondary: '#808080' })
      expect(unreadablePairs(repaired)).toEqual([])
    }
  })

  test('is repaired if no text colour is readable on both background and card', () => {
    const theme = { ...defaultTheme.theme, bg_gradient: 'linear-gradient(0deg, #000000, #FFFFFF)' }
    expect(unreadablePairs(repairReadability(theme))).toEqual([])
  })
})

describe('A theme from brand colours', () => {
  test.each(['#E4002B', '#FFD100', '#0A1F44', '#FFFFFF', '#000000', '#00A86B'])(
    'is readable if it is %s',
    (color) => {
      for (const dark of [false, true]) {
        expect(unreadablePairs(themeFromColors([color], defaultTheme.theme, { dark }))).toEqual([])
      }
    },
  )

  test('uses the first colour as primary, and is unchanged without colours', () => {
    expect(themeFromColors(['#1D5FB4'], defaultTheme.theme).primary_color).toBe('#1D5FB4')
    expect(themeFromColors(['blurple'], defaultTheme.theme)).toBe(defaultTheme.theme)
  })
})
