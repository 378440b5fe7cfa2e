import { expect, test } from 'vitest'
import { gradientColors, readColor } from './color.ts'
import { contrast, readableInk } from './contrast.ts'

test('black on white has the highest contrast', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21)
})

test('the published example of a barely readable grey has the published contrast', () => {
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

test('colours are parsed in every supported notation', () => {
  expect(readColor('#0Af')).toEqual([0, 170, 255])
  expect(readColor('#00AAFF80')).toEqual([0, 170, 255])
  expect(readColor('rgba(0, 170, 255, 0.5)')).toEqual([0, 170, 255])
  expect(readColor('rgb(0 170 255 / 50%)')).toEqual([0, 170, 255])
  expect(readColor('rebeccapurple')).toBeUndefined()
})

test('the colours of a gradient are found among its angles and positions', () => {
  expect(gradientColors('linear-gradient(135deg, #2A1752 0%, rgb(1, 2, 3) 58%, #fff 100%)')).toEqual([
    '#2A1752',
    'rgb(1, 2, 3)',
    '#fff',
  ])
})

test('the text colour is the first readable one, otherwise the best one', () => {
  expect(readableInk('#1D5FB4')).toBe('#FFFFFF')
  expect(readableInk('#F5A93B')).toBe('#14110D')
  expect(readableInk('#808080', ['#909090', '#606060', '#858585'])).toBe('#606060')
})

test('on a background that cannot be parsed, the first text colour is used', () => {
  expect(readableInk('rebeccapurple')).toBe('#FFFFFF')
})
