import { expect, it } from 'vitest'
import { ValueQueue } from './value-queue.ts'

it('returns the items by their values, and equal ones in the order in which they were added', () => {
  const values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]
  const queue = new ValueQueue(values.keys().toArray(), Infinity)
  const valued = new Set<number>()
  const found: number[] = []
  for (let at = queue.first; at !== undefined; at = queue.first) {
    if (!valued.has(at)) {
      valued.add(at)
      queue.changeFirst(values[at] ?? 0)
      continue
    }
    found.push(at)
    queue.removeFirst()
  }
  expect(found).toEqual(
    values
      .keys()
      .toArray()
      .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b),
  )
})

it('is empty after its last item', () => {
  const queue = new ValueQueue(['only'], 0)
  queue.removeFirst()
  queue.removeFirst()
  expect(queue.first).toBeUndefined()
})
