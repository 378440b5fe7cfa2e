import { expect, test } from 'vitest'
import { backgrounds } from './backgrounds.ts'
import { elementAnimations } from './element-animations.ts'
import { transitions } from './transitions.ts'

test.each([
  ['transitions', transitions, 22],
  ['element animations', elementAnimations, 27],
  ['backgrounds', backgrounds, 19],
])('there are as many %s as specified, each with its own name', (_, motions, count) => {
  expect(new Set(motions.map(({ id }) => id)).size).toBe(count)
  expect(new Set(motions.map(({ label }) => label)).size).toBe(count)
  expect(motions[0]?.id).toBe('none')
})
