import { expect, test } from 'vitest'
import { inOrder } from './feed-episodes.ts'

const stateOf = (pageId: string) => {
  const at = new Date('2026-11-27T08:00:00Z')
  return { pageId, createdAt: at, version: pageId }
}

/** A list that counts how often its items are read. */
function counted(items: readonly string[]) {
  let reads = 0
  const list = new Proxy(items, {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { list, reads: () => reads }
}

test('episodes are in the order of their first place in the course, and those of unlisted pages come last', () => {
  const states = ['gone', 'c', 'a', 'b'].map(stateOf)
  expect(inOrder(states, ['b', 'a', 'b', 'c']).map(({ pageId }) => pageId)).toEqual(['b', 'a', 'c', 'gone'])
})

test('the work of ordering a large course grows with its pages, not with their square', () => {
  const ids = Array.from({ length: 3000 }, (_, at) => `p${at}`)
  const { list, reads } = counted(ids)
  expect(inOrder(ids.toReversed().map(stateOf), list).map(({ pageId }) => pageId)).toEqual(ids)
  expect(reads()).toBeLessThan(5 * ids.length)
})
