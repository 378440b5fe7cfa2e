import { describe, expect, test } from 'vitest'
import { matchKeys, newPartKey, withOwnKeys } from './part-keys.ts'

const part = (key: string, words: string) => ({ key, words })
const match = (parts: ReturnType<typeof part>[], known: ReturnType<typeof part>[]) =>
  matchKeys(parts, known, ({ words }) => words)
const known = [part('a', 'One.'), part('b', 'Two.'), part('c', 'Three.')]

describe('withOwnKeys', () => {
  test('keeps the list when every part has a key of its own', () => {
    expect(withOwnKeys(known)).toBe(known)
  })

  test('gives a new key to a copy and leaves the first part alone', () => {
    const first = part('a', 'One.')
    const [kept, copy] = withOwnKeys([first, { ...first }])
    expect(kept).toBe(first)
    expect(copy?.key).toMatch(/^[0-9a-v]{16}$/)
  })

  test('gives a key to a part without one', () => {
    expect(withOwnKeys([part('', 'One.')])[0]?.key).not.toBe('')
  })
})

describe('matchKeys', () => {
  test('keeps the keys of a request, wherever its parts stand', () => {
    expect(match([part('c', 'Three!'), part('a', 'One.')], known).map(({ key }) => key)).toEqual(['c', 'a'])
  })

  test('finds parts without keys by their words first', () => {
    expect(match([part('', 'Three.'), part('', 'One.')], known).map(({ key }) => key)).toEqual(['c', 'a'])
  })

  test('finds changed parts of a request without any keys by their position', () => {
    expect(match([part('', 'One.'), part('', '2.')], known).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  test('takes a part without a key for new where other parts of the request have keys', () => {
    const [first, second] = match([part('a', 'One.'), part('', '2.')], known)
    expect(first?.key).toBe('a')
    expect(['a', 'b', 'c', '']).not.toContain(second?.key)
  })

  test('gives no key twice to parts of equal words', () => {
    const keys = match([part('', 'One.'), part('', 'One.')], known).map(({ key }) => key)
    expect(keys[0]).toBe('a')
    expect(new Set(keys).size).toBe(2)
  })

  test('leaves a key that is sent twice with the part that has the words', () => {
    const [copy, original] = match([part('a', 'Copy.'), part('a', 'One.')], known)
    expect(original?.key).toBe('a')
    expect(copy?.key).not.toBe('a')
  })

  test('finds each of 2,000 parts without keys, many of them with equal words', () => {
    const many = Array.from({ length: 2000 }, (_, at) => part(newPartKey(), `Words ${at % 50}`))
    const keys = match(
      many.map(({ words }) => part('', words)),
      many,
    ).map(({ key }) => key)
    expect(keys).toEqual(many.map(({ key }) => key))
  })
})
