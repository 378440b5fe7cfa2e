import { describe, expect, test } from 'vitest'
import { drawTitle } from './draw-title.ts'
import { drawings } from './drawings.ts'
import { seededRandom } from './drawing-parts.ts'

const seeds = ['Tides', 'Filing a Patent', 'Knots', '潮汐', '']

describe.each(Object.entries(drawings))('the drawing %s', (_, { draw }) => {
  test.each(seeds)('has at most 24 shapes, all in view, and a spot, for the title %j', (seed) => {
    const shapes = draw(seededRandom(seed))
    expect(shapes.length).toBeLessThanOrEqual(24)
    expect(shapes.some(({ role }) => role === 'spot')).toBe(true)
    for (const { x, y } of shapes) {
      expect(Number.isFinite(x) && x > 0 && x < 700).toBe(true)
      expect(Number.isFinite(y) && y > 0 && y < 720).toBe(true)
    }
  })
})

test('the same title draws the same picture in any context', () => {
  expect(drawTitle('Knots')).toEqual(drawTitle(' knots '))
})

test.each([
  ['Why the Sea Breeze Blows', 'weather'],
  ['How Bread Rises', 'bread'],
  ['Completing the Square', 'algebra'],
  ['The Living Cell', 'cells'],
  ['Supply and Demand', 'economics'],
  ['Rome Brings Water', 'history'],
  ['Your First Function in Python', 'programming'],
  ['How We Remember', 'mind'],
  ['Die Zelle', 'cells'],
])('%s is drawn as %s', (title, name) => {
  const random = seededRandom(title.toLowerCase())
  expect(drawTitle(title)).toEqual(drawings[name]?.draw(random))
})

test('a subtitle names the subject if the title does not', () => {
  expect(drawTitle('Unit 3', 'Supply and demand')).not.toEqual(drawTitle('Unit 3'))
})

test('titles of one subject, and titles without a subject, draw different pictures', () => {
  const titles = [
    'Bread at home',
    'Bread rises',
    'Baking',
    'Filing a Patent',
    'Fire Wardens',
    'Knots',
    'Chess',
  ]
  const pictures = titles.map((title) => JSON.stringify(drawTitle(title)))
  expect(new Set(pictures).size).toBe(titles.length)
})

test('only whole words match: a window is not wind', () => {
  const weather = JSON.stringify(drawings['weather']?.draw(seededRandom('windows')))
  expect(JSON.stringify(drawTitle('Windows'))).not.toBe(weather)
})
