import { expect, test } from 'vitest'
import { bindFunctions } from './bind-functions.ts'

test('every function gets the same first argument, followed by the arguments of the call', () => {
  const append = (list: readonly number[], last: number) => [...list, last]
  const count = (list: readonly number[]) => list.length
  const bound = bindFunctions([1, 2], { append, count })
  expect(bound.append(3)).toEqual([1, 2, 3])
  expect(bound.count()).toBe(2)
})
