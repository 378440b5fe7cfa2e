import { expect, test } from 'vitest'
import { specified } from '../testing/specified.ts'
import { backgrounds } from './backgrounds.ts'
import { elementAnimations } from './element-animations.ts'
import { transitions } from './transitions.ts'

test.each([
  ['transitions', transitions, specified.transitions],
  ['element animations', elementAnimations, specified.elementAnimations],
  ['backgrounds', backgrounds, specified.backgrounds],
])('there are as many %s as specified, each with a unique name', (_, motions, count) => {
  expect(new Set(motions.map(({ id }) => id)).size).toBe(count)
  expect(new Set(motions.map(({ label }) => label)).size).toBe(count)
  expect(motions[0]?.id).toBe('none')
})
