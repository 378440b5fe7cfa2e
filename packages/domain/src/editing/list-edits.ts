import type { Keyed } from '../documents/part-keys.ts'

/** A gap between the parts of a list: the key of the part after it. Undefined is the end of the list. */
export type Gap = string | undefined

/** Position of the part with the key, from 0. -1 if it is not in the list. */
export function indexOfKey(parts: readonly Keyed[], key: string): number {
  return parts.findIndex((part) => part.key === key)
}

/** The target gap for one step up or down. Null at the ends. Parts that move together count as one. */
export function gapBeside(
  parts: readonly Keyed[],
  keys: readonly string[],
  step: -1 | 1,
): { readonly before: Gap } | null {
  const places = parts.flatMap(({ key }, at) => (keys.includes(key) ? [at] : []))
  const gathered = (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
  // Separate parts are gathered first, also at an end.
  const at = step < 0 ? Math.max(gathered ? -1 : 0, (places[0] ?? 0) - 1) : (places.at(-1) ?? 0) + 2
  if (places.length === 0 || at < 0 || (gathered && at > parts.length)) return null
  return { before: parts[at]?.key }
}

/** The list without these parts. Unchanged if no part would remain. */
export function withoutParts<Part extends Keyed>(parts: Part[], keys: readonly string[]): Part[] {
  const going = new Set(keys)
  const left = parts.filter(({ key }) => !going.has(key))
  return left.length > 0 && left.length < parts.length ? left : parts
}

/** Moves these parts together into a gap and keeps their order. Unchanged if the gap does not exist. */
export function movedTogether<Part extends Keyed>(parts: Part[], keys: readonly string[], gap: Gap): Part[] {
  const at = gap === undefined ? parts.length : indexOfKey(parts, gap)
  if (at < 0) return parts
  const going = new Set(keys)
  const goes = ({ key }: Part) => going.has(key)
  const stays = ({ key }: Part) => !going.has(key)
  const next = [...parts.slice(0, at).filter(stays), ...parts.filter(goes), ...parts.slice(at).filter(stays)]
  return next.every((part, place) => part === parts[place]) ? parts : next
}

/** Replaces one part with other parts. */
export function replaced<Part extends Keyed>(parts: Part[], key: string, others: readonly Part[]): Part[] {
  const at = indexOfKey(parts, key)
  return at < 0 ? parts : parts.toSpliced(at, 1, ...others)
}

/** Changes one part. Returns the same list if nothing changes, so that an edit without effect adds no step. */
export function changed<Part extends Keyed>(
  parts: Part[],
  key: string,
  change: (part: Part) => Part,
): Part[] {
  const at = indexOfKey(parts, key)
  const part = parts[at]
  if (part === undefined) return parts
  const next = change(part)
  return next === part ? parts : parts.with(at, next)
}
