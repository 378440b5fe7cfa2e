import { describe, expect, test } from 'vitest'
import { keepKeys, matchKeys, newPartKey, withOwnKeys } from './part-keys.ts'

const part = (key: string, words: string) => ({ key, words })
const match = (parts: ReturnType<typeof part>[], known: ReturnType<typeof part>[]) =>
  matchKeys(parts, known, ({ words }) => words)
const known = [part('a', 'One.'), part('b', 'Two.'), part('c', 'Three.')]

describe('withOwnKeys', () => {
  test('returns the same list if every part has a unique key', () => {
    expect(withOwnKeys(known)).toBe(known)
  })

  test('gives a copy a new key and does not change the first part', () => {
    const first = part('a', 'One.')
    const [kept, copy] = withOwnKeys([first, { ...first }])
    expect(kept).toBe(first)
    expect(copy?.key).toMatch(/^[0-9a-v]{16}$/)
  })

  test('gives a key to a part without one', () => {
    expect(withOwnKeys([part('', 'One.')])[0]?.key).not.toBe('')
  })
})

describe('keepKeys', () => {
  const keep = (parts: ReturnType<typeof part>[]) =>
    keepKeys(parts, known, ({ words }) => words).map(({ key }) => key)

  test('gives the parts of a new version the keys of the parts with the same words, and no others', () => {
    expect(keep([part('x', 'Three.'), part('y', '2.'), part('z', 'One.')])).toEqual(['c', 'y', 'a'])
  })

  test('gives each key once, first to the part at the same position', () => {
    expect(keep([part('x', 'Two.'), part('y', 'Two.'), part('z', 'Two.')])).toEqual(['x', 'b', 'z'])
    expect(keep([part('x', 'Three.'), part('y', 'Three.')])).toEqual(['c', 'y'])
  })

  test('leaves parts alone that have a known key', () => {
    expect(keep([part('a', 'Two.'), part('y', 'One.')])).toEqual(['a', 'y'])
  })
})

describe('matchKeys', () => {
  test('keeps the keys of a request, at any position', () => {
    expect(match([part('c', 'Three!'), part('a', 'One.')], known).map(({ key }) => key)).toEqual(['c', 'a'])
  })

  test('matches parts without keys by their words first', () => {
    expect(match([part('', 'Three.'), part('', 'One.')], known).map(({ key }) => key)).toEqual(['c', 'a'])
  })

  test('matches changed parts of a request without any keys by their position', () => {
    expect(match([part('', 'One.'), part('', '2.')], known).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  test('treats a part without a key as new if other parts of the request have keys', () => {
    const [first, second] = match([part('a', 'One.'), part('', '2.')], known)
    expect(first?.key).toBe('a')
    expect(['a', 'b', 'c', '']).not.toContain(second?.key)
  })

  test('gives each key only once to parts with equal words', () => {
    const keys = match([part('', 'One.'), part('', 'One.')], known).map(({ key }) => key)
    expect(keys[0]).toBe('a')
    expect(new Set(keys).size).toBe(2)
  })

  test('gives a repeated key to the part with the same words', () => {
    const [copy, original] = match([part('a', 'Copy.'), part('a', 'One.')], known)
    expect(original?.key).toBe('a')
    expect(copy?.key).not.toBe('a')
  })

  test('matches 2,000 parts without keys, many of them with equal words', () => {
    const many = Array.from({ length: 2000 }, (_, at) => part(newPartKey(), `Words ${at % 50}`))
    const keys = match(
      many.map(({ words }) => part('', words)),
      many,
    ).map(({ key }) => key)
    expect(keys).toEqual(many.map(({ key }) => key))
  })
})
