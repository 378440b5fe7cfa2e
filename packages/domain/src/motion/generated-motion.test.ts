import { describe, expect, test } from 'vitest'
import { slideTypeIds } from '../slides/slide-types.ts'
import { generatedMotion } from './generated-motion.ts'

/** Longer entrances would keep a learner waiting for what is said. */
const longestMs = 1300

describe.each(slideTypeIds)('a generated slide of the type %s', (type) => {
  test('has entered soon after it comes', () => {
    for (const { duration, delay } of Object.values(generatedMotion(type, 'ltr').animations))
      expect(duration + delay).toBeLessThanOrEqual(longestMs)
  })
})

test('slides do not all come in the same way', () => {
  const transitions = new Set(slideTypeIds.map((type) => generatedMotion(type, 'ltr').transition))
  expect(transitions.size).toBeGreaterThan(2)
  expect(transitions.size).toBeLessThanOrEqual(4)
})

test('a slide from the side comes from the other side in right-to-left languages', () => {
  expect(generatedMotion('table', 'ltr').transition).toBe('slide-left')
  expect(generatedMotion('table', 'rtl').transition).toBe('slide-right')
})

test('a quiz is there at once', () => {
  expect(generatedMotion('quiz', 'ltr').animations).toEqual({})
})
