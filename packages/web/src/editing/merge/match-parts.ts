import type { DocumentPart } from '../document/document-part.ts'

/** Parts that share so much of their words are one part, edited. */
const alike = 0.5

/**
 * Which part of one version is which of the other, by position: the parts with the same key. What is left and says the
 * same is the same part, too. Only for versions from before parts had keys, names, likeness and places decide as well;
 * `onlySame` leaves that out.
 */
export function matchParts(
  before: readonly DocumentPart[],
  after: readonly DocumentPart[],
  { onlySame = false } = {},
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()

  function pairUp(fits: (old: number, young: number) => boolean): void {
    for (const old of before.keys()) {
      if (pairs.has(old)) continue
      const young = after.findIndex((_, at) => !taken.has(at) && fits(old, at))
      if (young < 0) continue
      pairs.set(old, young)
      taken.add(young)
    }
  }

  pairUp((old, young) => before[old]?.key !== '' && before[old]?.key === after[young]?.key)
  const keyed = pairs.size > 0
  pairUp((old, young) => before[old]?.content === after[young]?.content)
  if (onlySame || keyed) return pairs
  const oldWords = before.map(({ text }) => wordsOf(text))
  const youngWords = after.map(({ text }) => wordsOf(text))
  pairUp((old, young) => before[old]?.name === after[young]?.name)
  pairUp((old, young) => likeness(oldWords[old], youngWords[young]) >= alike)
  pairUp((old, young) => (old === 0 ? young === 0 : pairs.get(old - 1) === young - 1))
  return pairs
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

/** The share of words in common (the Dice coefficient), from 0 to 1. */
function likeness(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const all = one.size + other.size
  const common = [...one].filter((word) => other.has(word)).length
  return all === 0 ? 0 : (2 * common) / all
}
