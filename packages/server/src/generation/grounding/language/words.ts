const indic = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u
const arabicPrefix = /^[وف]?(?:بال|كال|وال|لل|ال|[بلك])?(?=[\p{Script=Arabic}]{3})/u

/** Characters that are words or syllables: a word is not delimited by spaces. */
export const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** A word for comparisons: lower case, without accents and without the prefixes of Arabic. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (indic.test(lower)) return lower
  const plain = lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss')
  return plain.replace(/[أإآ]/gu, 'ا').replace(/ى$/u, 'ي').replace(/ة$/u, 'ه').replace(arabicPrefix, '')
}

/** Whether two folded words have one root: they share most of their first letters. */
export function sameRoot(one: string, other: string): boolean {
  if (one === other) return true
  if (one.charCodeAt(0) !== other.charCodeAt(0) || one.length <= 3 || other.length <= 3) return false
  const [least, most] = one.length < other.length ? [one.length, other.length] : [other.length, one.length]
  const shared = sharedStart(one, other)
  if (least <= 5) return shared >= 3 && shared >= least - 1 && most - shared <= 3
  return shared >= 4 && shared >= 0.6 * most
}

/** Whether two folded names are forms of one name: they differ in an ending of at most two letters. */
export function sameName(one: string, other: string): boolean {
  const shared = sharedStart(one, other)
  return (
    shared >= 2 &&
    shared >= Math.min(one.length, other.length) - 1 &&
    one.length + other.length - 2 * shared <= 4
  )
}

function sharedStart(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared += 1
  return shared
}

/** Folded words, found by their root. */
export class Vocabulary {
  readonly #byStart = new Map<string, Set<string>>()

  add(word: string): void {
    const start = word.slice(0, 3)
    const known = this.#byStart.get(start) ?? new Set()
    known.add(word)
    this.#byStart.set(start, known)
  }

  has(word: string, isEqual: (one: string, other: string) => boolean = sameRoot): boolean {
    const known = this.#byStart.get(word.slice(0, 3))
    if (!known) return false
    if (known.has(word)) return true
    for (const one of known) if (isEqual(one, word)) return true
    return false
  }
}
