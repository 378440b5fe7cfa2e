import { describe, expect, test } from 'vitest'
import { compareParts, compareWords, summarizeChanges } from './compare-parts.ts'

const part = (name: string, text = name, look = '', key = '') => ({
  key,
  name,
  text,
  content: `${name} ${text} ${look}`,
})
const changesOf = (before: string[], after: string[]) =>
  compareParts(
    before.map((name) => part(name)),
    after.map((name) => part(name)),
  ).map(({ kind, before: old, after: young }) => [kind, old?.name, young?.name])

describe('Parts of two versions', () => {
  test('are unchanged in equal versions', () => {
    expect(changesOf(['a', 'b'], ['a', 'b'])).toEqual([
      ['same', 'a', 'a'],
      ['same', 'b', 'b'],
    ])
  })

  test('count as changed if one is at the position of another', () => {
    expect(changesOf(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
      ['same', 'a', 'a'],
      ['changed', 'b', 'x'],
      ['same', 'c', 'c'],
    ])
  })

  test('can be added and removed at the start, in the middle and at the end', () => {
    expect(changesOf(['a', 'b'], ['z', 'a', 'b', 'c'])).toEqual([
      ['added', undefined, 'z'],
      ['same', 'a', 'a'],
      ['same', 'b', 'b'],
      ['added', undefined, 'c'],
    ])
    expect(changesOf(['a', 'b', 'c'], ['b'])).toEqual([
      ['removed', 'a', undefined],
      ['same', 'b', 'b'],
      ['removed', 'c', undefined],
    ])
  })

  test('are changed if their words differ', () => {
    expect(compareParts([part('a', 'one')], [part('a', 'two')])).toMatchObject([{ kind: 'changed' }])
  })

  test('are changed if only their look differs', () => {
    expect(compareParts([part('a', 'one', 'fade')], [part('a', 'one', 'zoom')])).toMatchObject([
      { kind: 'changed' },
    ])
  })

  test('with the same key are the same part at any position', () => {
    const keyed = (key: string, text = key) => part('Rain', text, '', key)
    const changes = compareParts(
      [keyed('a'), keyed('b'), keyed('c')],
      [keyed('new', 'a'), keyed('b', 'other words'), keyed('c')],
    )
    expect(changes.map(({ kind, before, after }) => [kind, before?.key, after?.key])).toEqual([
      ['removed', 'a', undefined],
      ['added', undefined, 'new'],
      ['changed', 'b', 'b'],
      ['same', 'c', 'c'],
    ])
  })

  test('that were moved are removed in one place and added in the other', () => {
    const keyed = (key: string) => part(key, key, '', key)
    const kinds = compareParts([keyed('a'), keyed('b')], [keyed('b'), keyed('a')]).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['added', 'removed', 'same'])
  })

  test('are summarized in a sentence', () => {
    const changes = compareParts([part('a'), part('b'), part('c')], [part('a'), part('x')])
    expect(summarizeChanges(changes, 'slideshow')).toBe(
      'Restoring it changes 1 slide and takes away 1 slide.',
    )
    expect(summarizeChanges(compareParts([], [part('a'), part('b')]), 'podcast')).toBe(
      'Restoring it brings back 2 segments.',
    )
    expect(summarizeChanges([], 'slideshow')).toBe('It says the same as what is open.')
    const [frame] = compareParts([part('Title and theme', 'Rain')], [part('Title and theme', 'Snow')])
    expect(summarizeChanges([], 'slideshow', frame)).toBe('Restoring it changes title and theme.')
  })
})

describe('Words of two versions', () => {
  test('are compared one by one', () => {
    expect(compareWords('The warm sea.', 'The cold sea.', 'en')).toEqual([
      { kind: 'same', words: 'The ' },
      { kind: 'removed', words: 'warm' },
      { kind: 'added', words: 'cold' },
      { kind: 'same', words: ' sea.' },
    ])
  })

  test('are shown whole if the texts share few of them', () => {
    expect(compareWords('The sea is warm.', 'Whales sing at the surface, for hours.', 'en')).toEqual([
      { kind: 'removed', words: 'The sea is warm.' },
      { kind: 'added', words: '\n\nWhales sing at the surface, for hours.' },
    ])
    expect(compareWords('', 'New.', 'en')).toEqual([{ kind: 'added', words: 'New.' }])
    expect(compareWords('', '', 'en')).toEqual([])
  })

  test('are compared in languages without spaces too', () => {
    const changed = compareWords('今天天气很好', '今天天气不好', 'zh')
    expect(changed[0]).toMatchObject({ kind: 'same', words: expect.stringContaining('今天') })
    expect(changed.map(({ kind }) => kind)).toContain('added')
  })
})
