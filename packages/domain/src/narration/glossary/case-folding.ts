/** Characters of scripts without spaces between words, for a regular expression class. */
export const unspacedScripts = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}`

/** The three pairs that fold to each other although neither is the other's upper or lower case. */
const irregular = new Map([
  [0x1fd3, 0x0390],
  [0x1fe3, 0x03b0],
  [0xfb05, 0xfb06],
])

/** Cached folded forms by code point, for those below 0x10000. 0 if not computed yet. */
const folded = new Uint16Array(0x1_0000)

/**
 * Folds a code point in the same way as case-insensitive regular expressions with the flag `v` (Unicode's simple case
 * folding). Two code points match exactly if their folded forms are equal.
 */
export function foldCase(codePoint: number): number {
  if (codePoint >= folded.length) return makeFolded(codePoint)
  return (folded[codePoint] ||= irregular.get(codePoint) ?? makeFolded(codePoint))
}

function makeFolded(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  const candidates = [character.toUpperCase().toLowerCase(), character.toLowerCase()]
  const other = candidates.find(
    (one) => one !== character && [...one].length === 1 && matchesAnyCase(one, character),
  )
  return other?.codePointAt(0) ?? codePoint
}

function matchesAnyCase(one: string, other: string): boolean {
  return new RegExp(`^[\\u{${one.codePointAt(0)?.toString(16)}}]$`, 'iv').test(other)
}

/** A letter, digit or mark of a word, in a script with spaces between words. */
const spacedLetter = new RegExp(String.raw`^[[\p{L}\p{M}\p{N}_]--[${unspacedScripts}]]$`, 'iv')

/** Cache for the code points below 0x10000: 0 is not computed, 1 is a letter, 2 is none. */
const known = new Uint8Array(0x1_0000)

/** True if a code point is part of a word in a script with spaces between words. */
export function isSpacedLetter(codePoint: number): boolean {
  if (codePoint >= known.length) return spacedLetter.test(String.fromCodePoint(codePoint))
  known[codePoint] ||= spacedLetter.test(String.fromCodePoint(codePoint)) ? 1 : 2
  return known[codePoint] === 1
}

/** White space as in `\s`. */
export function isSpace(codePoint: number): boolean {
  if (codePoint < 0x80) return codePoint === 0x20 || (codePoint >= 0x09 && codePoint <= 0x0d)
  return /\s/.test(String.fromCodePoint(codePoint))
}
