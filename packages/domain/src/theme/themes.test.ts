import { describe, expect, test } from 'vitest'
import { specified } from '../testing/specified.ts'
import { transitions } from '../motion/transitions.ts'
import { gradientColors } from './color.ts'
import { contrast, largeTextContrast, readableContrast, readableInk } from './contrast.ts'
import { gradients } from './gradients.ts'
import { shadows } from './shadows.ts'
import { categoryOf } from './theme-category.ts'
import { themeSchema } from './theme.ts'
import { themes } from './themes.ts'

const list = Object.values(themes)

test('there are the presets of the specification, three in each category', () => {
  expect(list).toHaveLength(specified.themes)
  expect(Object.keys(themes)).toEqual(
    [
      ['educational', 'blue', 'green', 'neutral'],
      ['corporate', 'blue', 'dark', 'minimal'],
      ['creative', 'purple', 'gradient', 'orange'],
      ['minimal', 'light', 'dark', 'grayscale'],
    ].flatMap(([category, ...names]) => names.map((name) => `${category}-${name}`)),
  )
  for (const [id, preset] of Object.entries(themes)) {
    expect(preset.id).toBe(id)
    expect(id.startsWith(`${preset.category}-`)).toBe(true)
    expect(categoryOf(preset.theme)).toBe(preset.category)
  }
})

test('a document without a theme uses the first preset', () => {
  expect({ ...themeSchema.parse({}), preset: 'educational-blue' }).toEqual(themes['educational-blue'].theme)
})

describe.each(list)('$id', ({ theme }) => {
  const stops = gradientColors(theme.bg_gradient)

  test('its text is readable on every colour of its background and on its cards', () => {
    expect(stops.length).toBeGreaterThanOrEqual(2)
    for (const ground of [...stops, theme.card_bg]) {
      expect(contrast(theme.text_primary, ground)).toBeGreaterThanOrEqual(readableContrast)
      expect(contrast(theme.text_secondary, ground)).toBeGreaterThanOrEqual(readableContrast)
    }
  })

  test('its primary colour is readable as large text, and text is readable on it and on the accent', () => {
    for (const ground of stops) {
      expect(contrast(theme.primary_color, ground)).toBeGreaterThanOrEqual(largeTextContrast)
    }
    for (const ground of [theme.primary_color, theme.accent_color]) {
      expect(contrast(readableInk(ground), ground)).toBeGreaterThanOrEqual(readableContrast)
    }
  })

  test('its danger colour is visible on its cards', () => {
    expect(contrast(theme.danger_color, theme.card_bg)).toBeGreaterThanOrEqual(largeTextContrast)
  })

  test('its transition is known and takes 0.3 to 0.8 s', () => {
    expect(transitions.map(({ id }) => id)).toContain(theme.transition_type)
    expect(theme.transition_speed).toMatch(/^0\.[3-8]s$/)
  })
})

test('gradients and shadows have the names of the specification', () => {
  expect(gradients.map(({ label }) => label)).toEqual([
    'Blue to Purple',
    'Green to Blue',
    'Orange to Red',
    'Yellow to Orange',
    'Teal to Blue',
    'Purple to Pink',
    'Blue to Cyan',
    'Red to Purple',
  ])
  expect(shadows.map(({ label }) => label)).toEqual(['Small', 'Medium', 'Large', 'Sharp', 'Diffuse'])
})
