import { describe, expect, test } from 'vitest'
import { createSlots } from './slots.ts'

/** Tasks that the test controls: the running tasks, in the order in which they started. */
function controlledTasks(count: number) {
  const slots = createSlots(count)
  const underWay: { name: string; finish: (wasSlow: boolean) => void }[] = []
  const turn = () => new Promise(setImmediate)
  return {
    begin: async (...names: string[]) => {
      for (const name of names) {
        const group = name.replace(/\d+$/, '')
        void slots.take(group || undefined).then((finish) => underWay.push({ name, finish }))
      }
      await turn()
    },
    finish: async (name: string, { slow = false } = {}) => {
      const index = underWay.findIndex((each) => each.name === name)
      const [found] = underWay.splice(index, index < 0 ? 0 : 1)
      found?.finish(slow)
      await turn()
    },
    names: () => underWay.map(({ name }) => name),
    slots,
  }
}

describe('Places', () => {
  test('are given in order of arrival, up to their number', async () => {
    const { begin, finish, names } = controlledTasks(3)
    await begin('a', 'b', 'c', 'd', 'e')
    expect(names()).toEqual(['a', 'b', 'c'])
    await finish('b')
    expect(names()).toEqual(['a', 'c', 'd'])
  })

  test('form a separate group for each task without a group', async () => {
    const { begin, names } = controlledTasks(3)
    await begin('1', '2', '3', '4')
    expect(names()).toEqual(['1', '2', '3'])
  })

  test('but the last are reserved for groups without a slot, however many tasks one group has', async () => {
    const { begin, finish, names } = controlledTasks(3)
    await begin('a1', 'a2', 'a3', 'a4')
    expect(names()).toEqual(['a1', 'a2'])
    await begin('b1', 'c1')
    expect(names()).toEqual(['a1', 'a2', 'b1'])
    await finish('b1')
    expect(names()).toEqual(['a1', 'a2', 'c1'])
    await finish('a1')
    await finish('c1')
    expect(names()).toEqual(['a2', 'a3'])
  })

  test('are limited to one for a slow group, until it is fast again', async () => {
    const { begin, finish, names } = controlledTasks(3)
    await begin('a1', 'a2', 'a3', 'a4')
    await finish('a1', { slow: true })
    expect(names()).toEqual(['a2'])
    await finish('a2', { slow: true })
    expect(names()).toEqual(['a3'])
    await finish('a3')
    await begin('a5')
    expect(names()).toEqual(['a4', 'a5'])
  })

  test('are never all used by slow groups, and slow groups always get one', async () => {
    const { begin, finish, names } = controlledTasks(3)
    const slow = ['a', 'b', 'c', 'd']
    for (const name of slow) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await begin(name)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await finish(name, { slow: true })
    }
    await begin(...slow)
    expect(names()).toEqual(['a', 'b'])
    await begin('quick1', 'other1')
    expect(names()).toEqual(['a', 'b', 'quick1'])
    await finish('quick1')
    expect(names()).toEqual(['a', 'b', 'other1'])
    await finish('a', { slow: true })
    await finish('b', { slow: true })
    expect(names()).toEqual(['other1', 'c'])
    await begin('more1', 'much1')
    expect(names()).toEqual(['other1', 'c', 'more1'])
    await finish('c', { slow: true })
    expect(names()).toEqual(['other1', 'more1', 'd'])
  })

  test('serve a slow group even if there is only one', async () => {
    const { begin, finish, names } = controlledTasks(1)
    await begin('a1')
    await finish('a1', { slow: true })
    await begin('a2', 'b1')
    expect(names()).toEqual(['a2'])
    await finish('a2', { slow: true })
    expect(names()).toEqual(['b1'])
  })

  test('are not held by a cancelled task', async () => {
    const { begin, finish, names, slots } = controlledTasks(1)
    await begin('a1')
    const controller = new AbortController()
    const unwanted = slots.take('b', controller.signal)
    await begin('c1')
    controller.abort(new Error('no longer'))
    await expect(unwanted).rejects.toThrow('no longer')
    await finish('a1')
    expect(names()).toEqual(['c1'])
    await expect(slots.take('d', AbortSignal.abort(new Error('never was')))).rejects.toThrow('never was')
  })
})
