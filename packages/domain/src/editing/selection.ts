/** The selected parts of a list, identified by their keys. */
export interface Selection {
  /** All selected parts, in the order of the list. At least one. */
  readonly keys: readonly string[]
  /** The part that is shown and edited. One of `keys`. */
  readonly focus: string
  /** The start of a range selected with Shift. */
  readonly anchor: string
}

export function selectOnly(key: string): Selection {
  return { keys: [key], focus: key, anchor: key }
}

/**
 * Adds or removes a part, like Ctrl and a click. The last selected part stays selected. `order` contains the keys of
 * the list.
 */
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

/** Selects everything from the anchor to this part, like Shift and a click. */
export function selectTo({ anchor }: Selection, key: string, order: readonly string[]): Selection {
  const from = order.includes(anchor) ? anchor : key
  return { ...selectRange(from, key, order), focus: key, anchor: from }
}

/** Selects all parts between two, both included, in either order. The first argument is shown. */
export function selectRange(from: string, to: string, order: readonly string[]): Selection {
  const places = [from, to].map((key) => order.indexOf(key)).toSorted((one, other) => one - other)
  return { keys: order.slice(places[0], (places[1] ?? 0) + 1), focus: from, anchor: from }
}

/** The remaining selection after an edit. Undefined if the shown part was removed. */
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
 * The remaining part that is nearest to the position of `key` in `order`. If two are equally near, the one after it.
 * Undefined if no part remains.
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
