import { describe, expect, test } from 'vitest'
import { isColor, isGradient, isShadow } from './css-values.ts'
import { gradients } from './gradients.ts'
import { shadows } from './shadows.ts'
import { repairTheme, themeSchema } from './theme.ts'
import { defaultTheme, themes } from './themes.ts'

const hostile = [
  'url(https://example.org/x.png)',
  'linear-gradient(red, url(https://example.org/x.png))',
  'linear-gradient(red, blue), url(x)',
  'image-set("x.png" 1x)',
  'var(--elsewhere)',
  'linear-gradient(var(--a), blue)',
  'red; background: url(x)',
  'red} body {display: none',
  'rgb(0, 0, 0), url(x)',
  'r\\75rl(x)',
  'linear-gradient(red, blue',
  'linear-gradient(red)) url(x',
  'element(#a)',
  'attr(data-a url)',
  `linear-gradient(${'red, '.repeat(1000)}blue)`,
]

describe('CSS of a theme', () => {
  test.each(hostile)('rejects %s', (css) => {
    expect([isColor(css), isGradient(css), isShadow(css)]).toEqual([false, false, false])
  })

  test.each([
    ...gradients.map(({ gradient }) => gradient),
    '#FFFFFF',
    'radial-gradient(circle at 20% 30%, rgba(1, 2, 3, 0.5) 0%, transparent 60%), linear-gradient(to right, #fff, #000)',
    'conic-gradient(from 45deg at 50% 50%, oklch(70% 0.1 200), hsl(10deg 20% 30% / 50%) 25% 50%, red)',
    'repeating-linear-gradient(45deg, #eee 0 10px, #ddd 10px 20px)',
  ])('accepts the gradient %s', (css) => {
    expect(isGradient(css)).toBe(true)
  })

  test.each([
    ...shadows.map(({ shadow }) => shadow),
    'none',
    'inset 0 1px 2px #0003, 0 4px 8px -2px rgb(0 0 0 / 20%)',
  ])('accepts the shadow %s', (css) => {
    expect(isShadow(css)).toBe(true)
  })

  test.each(Object.values(themes))('accepts the values of the preset $id', ({ theme }) => {
    expect(themeSchema.safeParse(theme).success).toBe(true)
  })

  test("that is rejected is replaced by the value of the theme's preset, or of the first preset", () => {
    const { theme } = themes['creative-purple']
    const spoilt = { ...theme, bg_gradient: 'url(https://example.org/x.png)', text_primary: '#123456' }
    expect(themeSchema.safeParse(spoilt).error?.issues[0]?.path).toEqual(['bg_gradient'])
    expect(repairTheme(spoilt, themes)).toEqual({ ...theme, text_primary: '#123456' })
    const without = themeSchema.parse(repairTheme({ shadow: 'url(x)', preset: '__proto__' }, themes))
    expect(without.shadow).toBe(defaultTheme.theme.shadow)
    expect(repairTheme(theme, themes)).toBe(theme)
  })
})
