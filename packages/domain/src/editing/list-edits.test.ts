import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changed,
  clampSelection,
  moved,
  movedTogether,
  placeInGap,
  withoutUnlessAll,
  withoutUnlessLast,
} from './list-edits.ts'

describe('editing lists', () => {
  test('an item moves to another place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  })

  test.each([
    [0, -1],
    [2, 3],
    [7, 0],
    [1, 1],
  ])('a move from %i to %i changes nothing', (from, to) => {
    const list = ['a', 'b', 'c']
    expect(moved(list, from, to)).toBe(list)
  })

  test('moving keeps every item and can be taken back', () => {
    const move = fc
      .uniqueArray(fc.integer(), { minLength: 1, maxLength: 10 })
      .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)))
    fc.assert(
      fc.property(move, ([list, from, to]) => {
        const ascending = (a: number, b: number) => a - b
        expect(moved(list, from, to).toSorted(ascending)).toEqual(list.toSorted(ascending))
        expect(moved(moved(list, from, to), to, from)).toEqual(list)
      }),
    )
  })

  test('the last one left stays', () => {
    expect(withoutUnlessLast(['a', 'b'], 0)).toEqual(['b'])
    expect(withoutUnlessLast(['b'], 0)).toEqual(['b'])
  })

  test('some go unless all would', () => {
    expect(withoutUnlessAll(['a', 'b', 'c'], [0, 2])).toEqual(['b'])
    expect(withoutUnlessAll(['a', 'b'], [1, 0])).toEqual(['a', 'b'])
  })

  test('some that move together stand where it says they do, and nothing is lost', () => {
    const move = fc
      .uniqueArray(fc.integer(), { minLength: 1, maxLength: 10 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.subarray([...list.keys()], { minLength: 1 }), fc.nat(list.length)),
      )
    fc.assert(
      fc.property(move, ([list, places, gap]) => {
        const after = movedTogether(list, places, gap)
        const first = placeInGap(places, gap)
        expect(after.slice(first, first + places.length)).toEqual(places.map((place) => list[place]))
        expect(new Set(after)).toEqual(new Set(list))
      }),
    )
  })

  test('a change without effect gives the same list', () => {
    const list = ['a', 'b']
    expect(changed(list, 0, (item) => item)).toBe(list)
    expect(changed(list, 9, () => 'x')).toBe(list)
    expect(changed(list, 1, () => 'x')).toEqual(['a', 'x'])
  })

  test.each([
    [5, 3, 2],
    [-1, 3, 0],
    [1, 3, 1],
    [0, 0, 0],
  ])('selection %i of %i items is %i', (selection, count, expected) => {
    expect(clampSelection(selection, count)).toBe(expected)
  })
})
