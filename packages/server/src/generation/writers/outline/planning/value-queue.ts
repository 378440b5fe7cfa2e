interface Entry<Item> {
  readonly item: Item
  readonly value: number
  /** The place in the order in which items were first added. */
  readonly place: number
}

/** Items by their value, the greatest first (a binary heap). Of equal values, the item that was added first is first. */
export class ValueQueue<Item> {
  readonly #heap: Entry<Item>[] = []

  constructor(items: readonly Item[], value: number) {
    // Equal values in the order of their places are a heap already.
    this.#heap = items.map((item, place) => ({ item, value, place }))
  }

  get first(): Item | undefined {
    return this.#heap[0]?.item
  }

  removeFirst(): void {
    const last = this.#heap.pop()
    if (last && this.#heap.length > 0) this.#sink(last)
  }

  /** Gives the first item another value. */
  changeFirst(value: number): void {
    const [top] = this.#heap
    if (top) this.#sink({ ...top, value })
  }

  /** Puts an entry in the place of the first one, and then below the entries that come before it. */
  #sink(entry: Entry<Item>): void {
    const heap = this.#heap
    let at = 0
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]]
      if (!left) break
      const [next, place] = right && isBefore(right, left) ? [right, 2 * at + 2] : [left, 2 * at + 1]
      if (!isBefore(next, entry)) break
      heap[at] = next
      at = place
    }
    heap[at] = entry
  }
}

function isBefore<Item>(one: Entry<Item>, other: Entry<Item>): boolean {
  return one.value > other.value || (one.value === other.value && one.place < other.place)
}
