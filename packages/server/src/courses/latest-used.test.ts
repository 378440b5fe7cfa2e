import { expect, test } from 'vitest'
import { createLatestUsed } from './latest-used.ts'

test('only what was used last is kept', () => {
  const things = createLatestUsed<number>(2)
  things.set('one', 1)
  things.set('two', 2)
  expect(things.get('one')).toBe(1)
  things.set('three', 3)
  expect([things.get('one'), things.get('two'), things.get('three')]).toEqual([1, undefined, 3])
})
