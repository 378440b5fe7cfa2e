/** The list with the item at one place put at another. Places outside of it change nothing. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || from === to || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The list without one item; a list of one keeps it. */
export function withoutUnlessLast<Item>(items: Item[], index: number): Item[] {
  return withoutUnlessAll(items, [index])
}

/** The list without some items; unchanged where none would be left. */
export function withoutUnlessAll<Item>(items: Item[], places: readonly number[]): Item[] {
  const left = items.filter((_, at) => !places.includes(at))
  return left.length > 0 ? left : items
}

/** The list with some items put, in their order, into the gap before `gap` (0 is the start, the length the end). */
export function movedTogether<Item>(items: Item[], places: readonly number[], gap: number): Item[] {
  if (gap < 0 || gap > items.length) return items
  const goes = (_: Item, at: number) => places.includes(at)
  const stays = (_: Item, at: number) => !places.includes(at)
  const before = items.slice(0, gap).filter(stays)
  const after = items.filter((item, at) => at >= gap && stays(item, at))
  const next = [...before, ...items.filter(goes), ...after]
  return next.every((item, at) => item === items[at]) ? items : next
}

/** Where the first of them stands after `movedTogether`. */
export function placeInGap(places: readonly number[], gap: number): number {
  return gap - places.filter((place) => place < gap).length
}

/** The list with one item changed. The same list where nothing changes, so that an edit without effect is no step. */
export function changed<Item>(items: Item[], index: number, change: (item: Item) => Item): Item[] {
  const item = items[index]
  if (item === undefined) return items
  const next = change(item)
  return next === item ? items : items.with(index, next)
}

/** A selection that is in range: after a deletion it stays where it was, or at the end. */
export function clampSelection(selection: number, count: number): number {
  return Math.max(0, Math.min(selection, count - 1))
}
