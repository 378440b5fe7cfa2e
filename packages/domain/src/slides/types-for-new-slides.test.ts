import { expect, test } from 'vitest'
import { plainSlideType, typesForNewSlides } from './types-for-new-slides.ts'

test('New slides are tables before points before prose, and neither titles nor questions', () => {
  const types = typesForNewSlides()
  expect(types.indexOf('table')).toBeLessThan(types.indexOf('bullets'))
  expect(types.indexOf('bullets')).toBeLessThan(types.indexOf('text'))
  for (const type of ['title', 'summary', 'quiz', 'image'] as const) expect(types).not.toContain(type)
  expect(plainSlideType()).toBe('text')
})
