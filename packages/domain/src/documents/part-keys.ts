import { z } from 'zod/mini'

/**
 * The permanent id of a slide, a segment or a dialogue line: opaque, unique in its document, and constant for the life
 * of the part. Numbers such as `slide_id` are positions and change. Keys do not. A key is empty only in documents from
 * outside, until `matchKeys` or `withOwnKeys` sets it.
 */
export const partKey = z._default(z.string().check(z.maxLength(64), z.regex(/^[\w-]*$/)), '')

/** A key that identifies a part in a request. */
export const namedPartKey = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]*$/))

/** A key by which a request names a part, or a text of it that is spoken apart (`textKey`). */
export const namedTextKey = z.string().check(z.maxLength(128), z.regex(/^[\w-]{1,64}(:\w+)?$/))

/** The fields of a part that matching uses. */
export interface Keyed {
  readonly key: string
}

/** A new unique key: 80 random bits. It is not a secret. */
export function newPartKey(): string {
  return Array.from({ length: 16 }, () => Math.floor(Math.random() * 32).toString(32)).join('')
}

/**
 * Gives every part a unique key. A part without a key, or with the key of an earlier part, gets a new one. Other parts
 * stay the same objects, and so does the list if nothing changes.
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
 * Gives parts of a request the keys of the stored parts (`known`) that they match. A known key in the request stays. If
 * several parts have one key, the part with the words of the known part keeps it, otherwise the first one. A part
 * without a key is matched once: by equal words, then, if no part of the request has a key, by its position. All other
 * parts are new. `knownAt` is the known part at the position of a part of the request. It differs from the same index
 * only if the parts are in several lists.
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

/**
 * Gives parts of a document that was generated again the keys of the stored parts (`known`) with equal words, each key once.
 * Of several with the same words, the one at the same position comes first. All other parts keep their keys, because they
 * are new, or have a stored key already. Translations and figures find a part by its key.
 */
export function keepKeys<Part extends Keyed>(
  parts: readonly Part[],
  known: readonly Part[],
  wordsOf: (part: Part) => string,
): Part[] {
  const own = new Set(parts.map(({ key }) => key))
  const stays = new Set(known.map(({ key }) => key).filter((key) => own.has(key)))
  const free = new Set(known.filter(({ key }) => key !== '' && !own.has(key)))
  const byWords = Map.groupBy(free, wordsOf)
  const take = (part: Part, other: Part | undefined): Part | undefined =>
    other && wordsOf(other) === wordsOf(part) && free.delete(other) ? { ...part, key: other.key } : undefined
  const inPlace = parts.map((part, at) => (stays.has(part.key) ? part : take(part, known[at])))
  return parts.map(
    (part, at) =>
      inPlace[at] ??
      take(
        part,
        byWords.get(wordsOf(part))?.find((one) => free.has(one)),
      ) ??
      part,
  )
}

/** The part that keeps each key of the request. */
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
