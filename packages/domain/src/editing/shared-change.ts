/**
 * A change of parts that many documents share, such as the steps of a history. The result for a part is computed once.
 * Documents that shared the part then share the result.
 */

/** Calls `change` once for each object. Later calls with the same object return the same result. */
export function memoizePerItem<Item extends object, Result>(
  change: (item: Item) => Result,
): (item: Item) => Result {
  const results = new Map<Item, Result>()
  return (item) => {
    const known = results.get(item)
    if (known !== undefined) return known
    const result = change(item)
    results.set(item, result)
    return result
  }
}

/**
 * Changes the items of many lists. An unchanged list stays the same object. Adjacent steps of a history contain nearly
 * the same items at nearly the same positions, so each list is compared with the previous one. An item at the same
 * position then costs one comparison.
 */
export function inEachList<Item extends object>(change: (item: Item) => Item): (items: Item[]) => Item[] {
  const changeOnce = memoizePerItem(change)
  let before: readonly Item[] = []
  let after: readonly Item[] = []
  return memoizePerItem((items: Item[]) => {
    let next = items
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at]
      if (item === undefined) continue
      const same = item === before[at] ? after[at] : undefined
      const result = same ?? changeOnce(item)
      if (result === item) continue
      if (next === items) next = items.slice()
      next[at] = result
    }
    before = items
    after = next
    return next
  })
}
