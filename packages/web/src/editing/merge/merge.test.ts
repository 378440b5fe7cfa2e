import { describe, expect, test } from 'vitest'
import { wordsOn } from '../testing/words.ts'
import { changeOf } from './change-words.ts'
import { compareDocuments, mergeDocuments } from './merge-document.ts'
import { chooseSide, proposedChoices } from './merge-choices.ts'
import { sideMessages } from './both-versions-messages.ts'

// The first word of a part is its key: 'b' and 'b mine' are the same part, edited.
const kind = wordsOn({ document: [], version: 1 })
const named = {
  ...kind,
  describeParts: (document: string[]) =>
    document.map((word) => ({
      key: word.split(' ')[0] ?? '',
      name: word.slice(0, 1),
      text: word,
      content: word,
    })),
}

/** The note of each changed part, and the result if the author chooses nothing. */
function merge(mine: string[], theirs: string[], base?: string[]) {
  const comparison = compareDocuments(named, mine, theirs, base)
  const result = (choices = proposedChoices(comparison)) =>
    mergeDocuments(named, { mine, theirs, base }, comparison, choices)
  return {
    comparison,
    result,
    notes: comparison.rows.filter(({ same }) => !same).map((row) => changeOf(row, sideMessages(false))),
  }
}

describe('Two versions', () => {
  test('are merged if each has changed other parts', () => {
    const { result, notes } = merge(
      ['a', 'b mine', 'c', 'd'],
      ['a', 'b', 'c theirs', 'd'],
      ['a', 'b', 'c', 'd'],
    )
    expect(result()).toEqual(['a', 'b mine', 'c theirs', 'd'])
    expect(notes).toEqual(['Changed in mine', 'Changed in theirs'])
  })

  test('propose mine if both have changed the same part', () => {
    const { comparison, result, notes } = merge(['a mine'], ['a theirs'], ['a'])
    expect([notes, result()]).toEqual([['Changed in both'], ['a mine']])
    const [row] = comparison.rows
    if (!row) throw new Error('Nothing is compared.')
    expect(result({ ...proposedChoices(comparison), rows: new Map([[row, 'theirs']]) })).toEqual(['a theirs'])
  })

  test('keep the parts that either has added, at their position', () => {
    const { result, notes } = merge(['m', 'a', 'b'], ['a', 't', 'b'], ['a', 'b'])
    expect(result()).toEqual(['m', 'a', 't', 'b'])
    expect(notes).toEqual(['New in mine', 'New in theirs'])
  })

  test('keep both parts that were added at the same position with the same name', () => {
    expect(merge(['a', 'x1 mine'], ['a', 'x2 theirs'], ['a']).result()).toHaveLength(3)
  })

  test('contain a part that both have added only once', () => {
    expect(merge(['a', 'x'], ['a', 'x'], ['a']).result()).toEqual(['a', 'x'])
  })

  test('omit the parts that either has deleted', () => {
    const { result, notes } = merge(['b', 'c'], ['a', 'b'], ['a', 'b', 'c'])
    expect(result()).toEqual(['b'])
    expect(notes).toEqual(['Deleted in mine', 'Deleted in theirs'])
  })

  test('keep a part that one has changed and the other deleted', () => {
    const { result, notes } = merge(['b', 'c mine'], ['a theirs', 'b'], ['a', 'b', 'c'])
    expect(result()).toEqual(['a theirs', 'b', 'c mine'])
    expect(notes).toEqual(['Deleted in mine, changed in theirs', 'Changed in mine, deleted in theirs'])
  })

  test('have the order of the one that has moved a part', () => {
    const moved = ['c', 'a', 'b']
    const kept = ['a', 'b', 'c']
    expect(merge(kept, moved, kept).result()).toEqual(moved)
    expect(merge(moved, kept, kept).result()).toEqual(moved)
    expect(merge(kept, ['a', 'b', 'c', 'd'], kept).comparison.order).toBeUndefined()
  })

  test('lose nothing if the common version is not available', () => {
    const { result, notes } = merge(['a mine', 'b'], ['a theirs', 'c'])
    expect(result()).toEqual(['a mine', 'c', 'b'])
    expect(notes).toEqual(['Different', 'Only in theirs', 'Only in mine'])
    expect(merge(['a', 'm'], ['a', 'm', 'x']).result()).toEqual(['a', 'm', 'x'])
  })

  test('can be taken as a whole', () => {
    const { comparison, result } = merge(['m', 'b', 'a'], ['a', 'b', 't'], ['a', 'b'])
    expect(result(chooseSide(comparison, 'mine'))).toEqual(['m', 'b', 'a'])
    expect(result(chooseSide(comparison, 'theirs'))).toEqual(['a', 'b', 't'])
  })
})
