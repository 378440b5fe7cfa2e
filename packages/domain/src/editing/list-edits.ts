import type { Keyed } from '../documents/part-keys.ts'

/** A gap between the parts of a list: the key of the part behind it; undefined for the end of the list. */
export type Gap = string | undefined

/** Where the part with the key stands, from 0; -1 if it is not in the list. */
export function placeOfKey(parts: readonly Keyed[], key: string): number {
  return parts.findIndex((part) => part.key === key)
}

/** The gap in which a part stands after one step up or down; null at the ends. Parts that move together count as one. */
export function gapBeside(
  parts: readonly Keyed[],
  keys: readonly string[],
  step: -1 | 1,
): { readonly before: Gap } | null {
  const places = parts.flatMap(({ key }, at) => (keys.includes(key) ? [at] : []))
  const gathered = (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
  // Parts that stand apart gather first, also at an end.
  const at = step < 0 ? Math.max(gathered ? -1 : 0, (places[0] ?? 0) - 1) : (places.at(-1) ?? 0) + 2
  if (places.length === 0 || at < 0 || (gathered && at > parts.length)) return null
  return { before: parts[at]?.key }
}

/** The list without some parts. Unchanged if none would be left. */
export function withoutUnlessAll<Part extends Keyed>(parts: Part[], keys: readonly string[]): Part[] {
  const going = new Set(keys)
  const left = parts.filter(({ key }) => !going.has(key))
  return left.length > 0 && left.length < parts.length ? left : parts
}

/** The list with some parts put together into a gap, in their order. Unchanged if the gap does not exist. */
export function movedTogether<Part extends Keyed>(parts: Part[], keys: readonly string[], gap: Gap): Part[] {
  const at = gap === undefined ? parts.length : placeOfKey(parts, gap)
  if (at < 0) return parts
  const going = new Set(keys)
  const goes = ({ key }: Part) => going.has(key)
  const stays = ({ key }: Part) => !going.has(key)
  const next = [...parts.slice(0, at).filter(stays), ...parts.filter(goes), ...parts.slice(at).filter(stays)]
  return next.every((part, place) => part === parts[place]) ? parts : next
}

/** The list with one part replaced by others. */
export function replaced<Part extends Keyed>(parts: Part[], key: string, others: readonly Part[]): Part[] {
  const at = placeOfKey(parts, key)
  return at < 0 ? parts : parts.toSpliced(at, 1, ...others)
}

/** The list with one part changed. The same list if nothing changes, so that an edit without effect is no step. */
export function changed<Part extends Keyed>(
  parts: Part[],
  key: string,
  change: (part: Part) => Part,
): Part[] {
  const at = placeOfKey(parts, key)
  const part = parts[at]
  if (part === undefined) return parts
  const next = change(part)
  return next === part ? parts : parts.with(at, next)
}
