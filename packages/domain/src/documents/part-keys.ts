import { z } from 'zod/mini'

/**
 * The identity of a slide, a segment or a dialogue line: opaque, unique in its document, the same for the life of the
 * part. Numbers such as `slide_id` are positions and change; keys do not. Empty only in documents from outside, until
 * `matchKeys` or `withOwnKeys` has given one.
 */
export const partKey = z._default(z.string().check(z.maxLength(64), z.regex(/^[\w-]*$/)), '')

/** A key by which a request names a part. */
export const namedPartKey = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]*$/))

/** A part of a document, as far as its identity is concerned. */
export interface Keyed {
  readonly key: string
}

/** A key that no other part has: 80 random bits. It is not a secret. */
export function newPartKey(): string {
  return Array.from({ length: 16 }, () => Math.floor(Math.random() * 32).toString(32)).join('')
}

/**
 * Every part with a key of its own: one without a key, or with the key of a part before it, gets a new one. Parts that
 * have their own stay the same objects, and so does the list when all have.
 */
export function withOwnKeys<Part extends Keyed>(parts: Part[], taken: Set<string> = new Set()): Part[] {
  let same = true
  const next = parts.map((part) => {
    const own = part.key !== '' && !taken.has(part.key)
    const key = own ? part.key : newPartKey()
    taken.add(key)
    same &&= own
    return own ? part : { ...part, key }
  })
  return same ? parts : next
}

/**
 * Gives parts that come from outside the keys of the parts they were before (`known`). A key that the request names
 * stays. Of several parts with one key, the one with the words of the known part keeps it, else the first. A part
 * without a key is matched once: by equal words, then, if no part of the request has a key, by its position. Everything
 * else is new. `knownAt` is the known part at the position of a part of the request; it differs from the same index only
 * where the parts stand in several lists.
 */
export function matchKeys<Part extends Keyed>(
  parts: readonly Part[],
  known: readonly Part[],
  wordsOf: (part: Part) => string,
  knownAt: (at: number) => Part | undefined = (at) => known[at],
): Part[] {
  const keepers = keepersOf(parts, known, wordsOf)
  const free = new Set(known.filter(({ key }) => key !== '' && !keepers.has(key)))
  const matches = new Map<Part, string>()
  const match = (part: Part, other: Part | undefined) => {
    if (!other || !free.delete(other)) return
    matches.set(part, other.key)
  }
  const open = parts.map((part, at) => ({ part, at })).filter(({ part }) => keepers.get(part.key) !== part)
  const byWords = Map.groupBy(free, wordsOf)
  for (const { part, at } of open) {
    const alike = (byWords.get(wordsOf(part)) ?? []).filter((one) => free.has(one))
    const there = knownAt(at)
    match(part, alike.find((one) => one === there) ?? alike[0])
  }
  const keyless = parts.every(({ key }) => key === '')
  for (const { part, at } of open) {
    const there = knownAt(at)
    if (keyless && !matches.has(part) && there && free.has(there)) match(part, there)
  }
  return parts.map((part) => {
    if (keepers.get(part.key) === part) return part
    return { ...part, key: matches.get(part) ?? newPartKey() }
  })
}

/** Which part keeps each key that the request names. */
function keepersOf<Part extends Keyed>(
  parts: readonly Part[],
  known: readonly Part[],
  wordsOf: (part: Part) => string,
): Map<string, Part> {
  const before = new Map(known.map((part) => [part.key, wordsOf(part)]))
  const named = Map.groupBy(
    parts.filter(({ key }) => key !== ''),
    ({ key }) => key,
  )
  return new Map(
    [...named].flatMap(([key, same]) => {
      const keeper = same.find((part) => wordsOf(part) === before.get(key)) ?? same[0]
      return keeper ? [[key, keeper] as const] : []
    }),
  )
}
