import { expect, test } from 'vitest'
import { largestDrop, countLeftElsewhere, retentionSteps } from './retention.ts'

const part = (key: string, left: number) => ({ key, title: key, reached: 10, left, seconds: 5, replays: 0 })
const goingOn = (steps: readonly { readonly goOn: number }[]) => steps.map(({ goOn }) => goOn)

test('visits go on until they leave, and the largest fall is before the last part', () => {
  const steps = retentionSteps(1, [part('a', 1), part('b', 3), part('c', 5)])
  expect(goingOn(steps)).toEqual([9, 6, 1])
  expect(countLeftElsewhere(10, steps)).toBe(0)
  expect(largestDrop(steps)?.key).toBe('b')
  expect(largestDrop(retentionSteps(10, [part('a', 0), part('b', 0)]))).toBeUndefined()
})

test('a visit that leaves before the first part does not count as one that finishes', () => {
  const steps = retentionSteps(4, [part('a', 0), part('b', 1)])
  expect(goingOn(steps)).toEqual([5, 4])
  expect(countLeftElsewhere(12, steps)).toBe(7)
})

test('more leaving visits than starts do not make a negative number', () => {
  const steps = retentionSteps(0, [part('a', 4)])
  expect(goingOn(steps)).toEqual([0])
  expect(countLeftElsewhere(1, steps)).toBe(0)
})
