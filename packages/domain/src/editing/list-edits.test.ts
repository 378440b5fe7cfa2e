import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, gapBeside, movedTogether, replaced, withoutParts } from './list-edits.ts'

const listOf = (keys: string) => [...keys].map((key) => ({ key }))
const keysOf = (parts: readonly { key: string }[]) => parts.map(({ key }) => key).join('')
const abc = listOf('abc')

describe('editing lists', () => {
  test('parts are removed, unless no part would remain', () => {
    expect(keysOf(withoutParts(abc, ['a', 'c']))).toBe('b')
    expect(withoutParts(abc, ['b', 'a', 'c'])).toBe(abc)
    expect(withoutParts(abc, ['gone'])).toBe(abc)
  })

  test('several parts move together into a gap and keep their order', () => {
    expect(keysOf(movedTogether(listOf('abcd'), ['d', 'a'], 'c'))).toBe('badc')
    expect(keysOf(movedTogether(abc, ['a'], undefined))).toBe('bca')
  })

  test.each([
    ['in front of itself', ['b'], 'b'],
    ['behind itself', ['b'], 'c'],
    ['into a gap that is gone', ['a'], 'x'],
  ])('a move %s changes nothing', (_, keys, gap) => {
    expect(movedTogether(abc, keys, gap)).toBe(abc)
  })

  test('moving keeps every part and puts the moved parts side by side before the gap', () => {
    const move = fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 10 })
      .chain((keys) =>
        fc.tuple(
          fc.constant(keys.map((key) => ({ key }))),
          fc.subarray(keys, { minLength: 1 }),
          fc.constantFrom(undefined, ...keys),
        ),
      )
    fc.assert(
      fc.property(move, ([list, keys, gap]) => {
        const after = movedTogether(list, keys, gap).map(({ key }) => key)
        expect(new Set(after)).toEqual(new Set(list.map(({ key }) => key)))
        const first = after.indexOf(keys[0] ?? '')
        expect(after.slice(first, first + keys.length)).toEqual(keys)
        const behind = gap === undefined || keys.includes(gap) ? after[first + keys.length] : gap
        expect(after[first + keys.length]).toBe(behind)
      }),
    )
  })

  test.each([
    ['b', -1, { before: 'a' }],
    ['b', 1, { before: undefined }],
    ['a', 1, { before: 'c' }],
    ['a', -1, null],
    ['c', 1, null],
    ['gone', 1, null],
  ] as const)('one step of %s by %i leads to %o', (key, step, gap) => {
    expect(gapBeside(abc, [key], step)).toEqual(gap)
  })

  test('separate parts are gathered when moved past an end', () => {
    expect(gapBeside(abc, ['a', 'c'], -1)).toEqual({ before: 'a' })
    expect(gapBeside(abc, ['a', 'c'], 1)).toEqual({ before: undefined })
  })

  test('a change without effect returns the same list', () => {
    expect(changed(abc, 'a', (part) => part)).toBe(abc)
    expect(changed(abc, 'gone', () => ({ key: 'x' }))).toBe(abc)
    expect(replaced(abc, 'gone', [])).toBe(abc)
    expect(keysOf(changed(abc, 'b', () => ({ key: 'x' })))).toBe('axc')
    expect(keysOf(replaced(abc, 'b', listOf('xy')))).toBe('axyc')
  })
})
