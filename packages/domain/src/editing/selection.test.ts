import { describe, expect, test } from 'vitest'
import { nearestKey, selectOnly, selectRange, selectTo, stillSelected, toggleSelected } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

describe('selecting parts of a list', () => {
  test('Ctrl adds and removes parts, and shows the added part', () => {
    const two = toggleSelected(selectOnly('e'), 'b', order)
    expect(two).toMatchObject({ keys: ['b', 'e'], focus: 'b' })
    expect(toggleSelected(two, 'b', order)).toMatchObject({ keys: ['e'], focus: 'e' })
    expect(toggleSelected(two, 'e', order)).toMatchObject({ keys: ['b'], focus: 'b' })
  })

  test('the only selected part stays selected', () => {
    expect(toggleSelected(selectOnly('d'), 'd', order)).toEqual(selectOnly('d'))
  })

  test('Shift selects a range from the anchor, up or down', () => {
    const down = selectTo(selectOnly('c'), 'e', order)
    expect(down).toEqual({ keys: ['c', 'd', 'e'], focus: 'e', anchor: 'c' })
    expect(selectTo(down, 'b', order)).toEqual({ keys: ['b', 'c'], focus: 'b', anchor: 'c' })
    expect(selectTo(selectOnly('gone'), 'b', order)).toEqual(selectOnly('b'))
  })

  test('a range shows the part at its anchor', () => {
    expect(selectRange('d', 'b', order)).toMatchObject({ keys: ['b', 'c', 'd'], focus: 'd' })
  })

  test('after an edit the remaining parts stay selected, in the order of the list', () => {
    const three = { keys: ['a', 'c', 'e'], focus: 'c', anchor: 'a' }
    expect(stillSelected(three, order)).toBe(three)
    expect(stillSelected(three, ['e', 'c', 'b'])).toEqual({ keys: ['e', 'c'], focus: 'c', anchor: 'c' })
    expect(stillSelected(three, ['a', 'e'])).toBeUndefined()
  })

  test('the nearest remaining part is the one after, if two are equally near', () => {
    expect(nearestKey(order, new Set(['a', 'b', 'd']), 'c')).toBe('d')
    expect(nearestKey(order, new Set(['a', 'b']), 'c')).toBe('b')
    expect(nearestKey(order, new Set(['x']), 'c')).toBeUndefined()
  })
})
