import { describe, expect, test } from 'vitest'
import { matchParts } from './match-parts.ts'

const part = (name: string, text = name, key = '') => ({ key, name, text, content: `${name}: ${text}` })
const matched = (before: ReturnType<typeof part>[], after: ReturnType<typeof part>[]) =>
  [...matchParts(before, after)].toSorted(([one], [other]) => one - other)

describe('Parts of two versions match', () => {
  test('if they are equal, at any position', () => {
    expect(matched([part('a'), part('b')], [part('b'), part('new'), part('a')])).toEqual([
      [0, 2],
      [1, 0],
    ])
  })

  test('if they have the same name', () => {
    expect(matched([part('Rain', 'It falls.')], [part('Sun'), part('Rain', 'Drops of water.')])).toEqual([
      [0, 1],
    ])
  })

  test('if they have similar text and different names', () => {
    const before = [part('Rain', 'Water falls from the clouds.'), part('Wind')]
    const after = [part('Sun'), part('Wind'), part('Showers', 'Water falls from dark clouds.')]
    expect(matched(before, after)).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  test('if they are at the same position', () => {
    expect(matched([part('a'), part('b'), part('c')], [part('a'), part('x'), part('c')])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
  })

  test('at most once, and never without a similar part', () => {
    expect(matched([part('a'), part('a')], [part('a')])).toEqual([[0, 0]])
    expect(matched([], [part('a')])).toEqual([])
  })

  test('if they have the same key, with any text', () => {
    const before = [part('Rain', 'It falls.', 'a'), part('Sun', 'It shines.', 'b')]
    const after = [part('Rain', 'It falls.', 'b'), part('Sun', 'It shines.', 'a')]
    expect(matched(before, after)).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('only by keys and equal content if both versions have keys', () => {
    const before = [part('a', 'a', '1'), part('Rain', 'It falls.', '2'), part('Sun', 'It shines.', '3')]
    const after = [part('a', 'a', '1'), part('Rain', 'It pours.', '4'), part('Sun', 'It shines.', '5')]
    expect(matched(before, after)).toEqual([
      [0, 0],
      [2, 2],
    ])
  })
})
