import { describe, expect, test } from 'vitest'
import { matchParts } from './match-parts.ts'

const part = (name: string, text = name) => ({ name, text, content: `${name}: ${text}` })
const matched = (before: ReturnType<typeof part>[], after: ReturnType<typeof part>[]) =>
  [...matchParts(before, after)].toSorted(([one], [other]) => one - other)

describe('Parts of two versions are the same part', () => {
  test('when they are the same, wherever they stand', () => {
    expect(matched([part('a'), part('b')], [part('b'), part('new'), part('a')])).toEqual([
      [0, 2],
      [1, 0],
    ])
  })

  test('when they have the same name', () => {
    expect(matched([part('Rain', 'It falls.')], [part('Sun'), part('Rain', 'Drops of water.')])).toEqual([
      [0, 1],
    ])
  })

  test('when they say nearly the same under another name', () => {
    const before = [part('Rain', 'Water falls from the clouds.'), part('Wind')]
    const after = [part('Sun'), part('Wind'), part('Showers', 'Water falls from dark clouds.')]
    expect(matched(before, after)).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  test('when they stand in the same place', () => {
    expect(matched([part('a'), part('b'), part('c')], [part('a'), part('x'), part('c')])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
  })

  test('each only once, and never where there is nothing like it', () => {
    expect(matched([part('a'), part('a')], [part('a')])).toEqual([[0, 0]])
    expect(matched([], [part('a')])).toEqual([])
  })
})
