import { expect, test } from 'vitest'
import { largestFall, stepsOf } from './going-on.ts'

const part = (key: string, left: number) => ({ key, title: key, reached: 10, left, seconds: 5, replays: 0 })

test('visits go on until they leave, and the largest fall is before the last part', () => {
  const steps = stepsOf(10, [part('a', 1), part('b', 3), part('c', 5)])
  expect(steps.map(({ goOn }) => goOn)).toEqual([9, 6, 1])
  expect(largestFall(steps)?.key).toBe('b')
  expect(largestFall(stepsOf(10, [part('a', 0), part('b', 0)]))).toBeUndefined()
})

test('more leaving visits than starts do not make a negative number', () => {
  expect(stepsOf(1, [part('a', 4)])[0]?.goOn).toBe(0)
})
