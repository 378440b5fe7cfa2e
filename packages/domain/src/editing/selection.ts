/** Which parts of a list are selected. Parts are named by their keys. */
export interface Selection {
  /** All of them, in the order of the list. At least one. */
  readonly keys: readonly string[]
  /** The part that is shown and edited; one of `keys`. */
  readonly focus: string
  /** Where a range that is drawn with Shift begins. */
  readonly anchor: string
}

export function selectOnly(key: string): Selection {
  return { keys: [key], focus: key, anchor: key }
}

/** Adds or removes a part, as Ctrl and a click do. The last selected part stays selected. `order`: the keys of the list. */
export function toggleSelected(selection: Selection, key: string, order: readonly string[]): Selection {
  const { keys, focus } = selection
  if (!keys.includes(key)) {
    return { keys: order.filter((one) => one === key || keys.includes(one)), focus: key, anchor: key }
  }
  const left = keys.filter((one) => one !== key)
  if (left.length === 0) return selection
  const nearest = nearestKey(order, new Set(left), key) ?? focus
  return { keys: left, focus: focus === key ? nearest : focus, anchor: nearest }
}

/** Everything from the anchor to this part, as Shift and a click do. */
export function selectTo({ anchor }: Selection, key: string, order: readonly string[]): Selection {
  const from = order.includes(anchor) ? anchor : key
  return { ...selectRange(from, key, order), focus: key, anchor: from }
}

/** From one part to the other, both included, whichever comes first. The first argument is shown. */
export function selectRange(from: string, to: string, order: readonly string[]): Selection {
  const places = [from, to].map((key) => order.indexOf(key)).toSorted((one, other) => one - other)
  return { keys: order.slice(places[0], (places[1] ?? 0) + 1), focus: from, anchor: from }
}

/** What is left of a selection after an edit; undefined if the part that is shown is gone. */
export function stillSelected(selection: Selection, order: readonly string[]): Selection | undefined {
  const there = new Set(order)
  if (!there.has(selection.focus)) return undefined
  if (isInOrder(selection.keys, order, there)) return selection
  const selected = new Set(selection.keys)
  const keys = order.filter((key) => selected.has(key))
  return { ...selection, keys, anchor: there.has(selection.anchor) ? selection.anchor : selection.focus }
}

function isInOrder(keys: readonly string[], order: readonly string[], there: ReadonlySet<string>): boolean {
  if (keys.length === 1) return true
  const places = keys.map((key) => (there.has(key) ? order.indexOf(key) : -1))
  return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1))
}

/**
 * Of the parts that are still there, the one nearest to where `key` stood in `order`; of two at the same distance, the
 * one behind it. Undefined if none is.
 */
export function nearestKey(
  order: readonly string[],
  there: ReadonlySet<string>,
  key: string,
): string | undefined {
  const at = order.indexOf(key)
  for (let distance = 1; distance <= order.length; distance += 1) {
    const near = [order[at + distance], order[at - distance]]
    const found = near.find((one) => one !== undefined && there.has(one))
    if (found !== undefined) return found
  }
  return undefined
}
