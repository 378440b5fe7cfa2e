import { expect, test } from 'vitest'
import { comparePieces } from './compare-pieces.ts'

/** Pieces from words: 'a', or 'a2' for other content of the same piece. */
const pieces = (words: string) =>
  words.split(' ').map((word) => ({ key: word.charAt(0), name: word, text: word, content: word }))

test.each([
  ['a b c', 'a b c', []],
  ['a b c', 'a b2 c', ['changed b2']],
  ['a b', 'a b c', ['added c']],
  ['a b c', 'a c', ['removed b']],
  ['a b c d', 'd a b c', ['moved d']],
  ['a b c d', 'b c d a', ['moved a']],
  ['a b c', 'c2 a b', ['changed c2']],
  ['a b c d', 'b2 e c a', ['changed b2', 'added e', 'moved a', 'removed d']],
])('from "%s" to "%s"', (before, after, expected) => {
  const changes = comparePieces(pieces(before), pieces(after))
  expect(changes.map((change) => `${change.kind} ${(change.after ?? change.before)?.name}`)).toEqual(expected)
})
