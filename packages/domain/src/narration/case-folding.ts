/** Characters of scripts that are written without spaces between words, for a regular expression's class. */
export const unspacedScripts = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}`

/** The three pairs that fold to each other although neither is the other's upper or lower case. */
const irregular = new Map([
  [0x1fd3, 0x0390],
  [0x1fe3, 0x03b0],
  [0xfb05, 0xfb06],
])

/** Folded forms that are known, by code point, for those below 0x10000; 0 where not known yet. */
const folded = new Uint16Array(0x1_0000)

/**
 * A code point as case-insensitive regular expressions with the flag `v` compare it (Unicode's simple case folding):
 * two match exactly when their folded forms are equal.
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

/** A letter, digit or sign of a word, in a script with spaces between words. */
const spacedLetter = new RegExp(String.raw`^[[\p{L}\p{M}\p{N}_]--[${unspacedScripts}]]$`, 'iv')

/** What is known of the code points below 0x10000: 0 nothing yet, 1 a letter, 2 none. */
const known = new Uint8Array(0x1_0000)

/** Whether a code point is part of a word in a script with spaces between words. */
export function isSpacedLetter(codePoint: number): boolean {
  if (codePoint >= known.length) return spacedLetter.test(String.fromCodePoint(codePoint))
  known[codePoint] ||= spacedLetter.test(String.fromCodePoint(codePoint)) ? 1 : 2
  return known[codePoint] === 1
}

/** White space as `\s` means it. */
export function isSpace(codePoint: number): boolean {
  if (codePoint < 0x80) return codePoint === 0x20 || (codePoint >= 0x09 && codePoint <= 0x0d)
  return /\s/.test(String.fromCodePoint(codePoint))
}
