import { describe, expect, test } from 'vitest'
import { nearestKey, selectOnly, selectRange, selectTo, stillSelected, toggleSelected } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

describe('selecting parts of a list', () => {
  test('Ctrl takes parts in and out, and shows the one that was taken in', () => {
    const two = toggleSelected(selectOnly('e'), 'b', order)
    expect(two).toMatchObject({ keys: ['b', 'e'], focus: 'b' })
    expect(toggleSelected(two, 'b', order)).toMatchObject({ keys: ['e'], focus: 'e' })
    expect(toggleSelected(two, 'e', order)).toMatchObject({ keys: ['b'], focus: 'b' })
  })

  test('the only one stays selected', () => {
    expect(toggleSelected(selectOnly('d'), 'd', order)).toEqual(selectOnly('d'))
  })

  test('Shift draws a range that begins where it began, up or down', () => {
    const down = selectTo(selectOnly('c'), 'e', order)
    expect(down).toEqual({ keys: ['c', 'd', 'e'], focus: 'e', anchor: 'c' })
    expect(selectTo(down, 'b', order)).toEqual({ keys: ['b', 'c'], focus: 'b', anchor: 'c' })
    expect(selectTo(selectOnly('gone'), 'b', order)).toEqual(selectOnly('b'))
  })

  test('a range shows the one that it was drawn from', () => {
    expect(selectRange('d', 'b', order)).toMatchObject({ keys: ['b', 'c', 'd'], focus: 'd' })
  })

  test('what is left of a selection after an edit stays, in the order of the list', () => {
    const three = { keys: ['a', 'c', 'e'], focus: 'c', anchor: 'a' }
    expect(stillSelected(three, order)).toBe(three)
    expect(stillSelected(three, ['e', 'c', 'b'])).toEqual({ keys: ['e', 'c'], focus: 'c', anchor: 'c' })
    expect(stillSelected(three, ['a', 'e'])).toBeUndefined()
  })

  test('the nearest part that is left is the one behind, of two at the same distance', () => {
    expect(nearestKey(order, new Set(['a', 'b', 'd']), 'c')).toBe('d')
    expect(nearestKey(order, new Set(['a', 'b']), 'c')).toBe('b')
    expect(nearestKey(order, new Set(['x']), 'c')).toBeUndefined()
  })
})
