/** The list with the item at one place put at another. Places outside of it change nothing. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || from === to || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The list without one item; a list of one keeps it. */
export function withoutUnlessLast<Item>(items: Item[], index: number): Item[] {
  return items.length > 1 ? items.filter((_, at) => at !== index) : items
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
