import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

const sizesOf = (parts: readonly number[]) => inBatches(parts, (size) => size)

test('joins parts in order, up to ten', () => {
  const parts = Array.from({ length: 23 }, () => 100)
  expect(sizesOf(parts).map(({ length }) => length)).toEqual([10, 10, 3])
  expect(sizesOf([])).toEqual([])
})

test('joins no more than 6,000 characters, and leaves a longer part alone', () => {
  expect(sizesOf([3000, 3000, 1, 9000, 10, 20])).toEqual([[3000, 3000], [1], [9000], [10, 20]])
})
