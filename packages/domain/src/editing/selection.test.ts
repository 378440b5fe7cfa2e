import { describe, expect, test } from 'vitest'
import { selectOnly, selectRange, selectTo, toggleSelected } from './selection.ts'

describe('selecting parts of a list', () => {
  test('Ctrl takes parts in and out, and shows the one that was taken in', () => {
    const two = toggleSelected(selectOnly(4), 1)
    expect(two).toMatchObject({ places: [1, 4], focus: 1 })
    expect(toggleSelected(two, 1)).toMatchObject({ places: [4], focus: 4 })
    expect(toggleSelected(two, 4)).toMatchObject({ places: [1], focus: 1 })
  })

  test('the only one stays selected', () => {
    expect(toggleSelected(selectOnly(3), 3)).toEqual(selectOnly(3))
  })

  test('Shift draws a range that begins where it began, up or down', () => {
    const down = selectTo(selectOnly(2), 4)
    expect(down).toEqual({ places: [2, 3, 4], focus: 4, anchor: 2 })
    expect(selectTo(down, 1)).toEqual({ places: [1, 2], focus: 1, anchor: 2 })
  })

  test('a range shows the one that it was drawn from', () => {
    expect(selectRange(3, 1)).toMatchObject({ places: [1, 2, 3], focus: 3 })
  })
})
