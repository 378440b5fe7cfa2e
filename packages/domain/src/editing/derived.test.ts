import { expect, test, vi } from 'vitest'
import { derived } from './derived.ts'

test('a result is computed once for each object, also where it is undefined', () => {
  const derive = vi.fn<(item: { text?: string }) => number | undefined>(({ text }) => text?.length)
  const lengthOf = derived(derive)
  const [one, other] = [{ text: 'tide' }, {}]
  expect([lengthOf(one), lengthOf(one), lengthOf(other), lengthOf(other)]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ])
  expect(derive.mock.calls).toEqual([[one], [other]])
})

test('an equal object has a result of its own', () => {
  const partsOf = derived(({ text }: { text: string }) => text.split(' '))
  expect(partsOf({ text: 'high tide' })).not.toBe(partsOf({ text: 'high tide' }))
})
