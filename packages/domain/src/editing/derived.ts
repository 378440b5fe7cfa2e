/**
 * Computes a result once for each object, and forgets it with the object. Documents share the parts that an edit leaves
 * alone, so after an edit the result is computed only for the parts that changed. The object must not be mutated.
 */
export function derived<Item extends object, Result>(derive: (item: Item) => Result): (item: Item) => Result {
  const results = new WeakMap<Item, { readonly result: Result }>()
  return (item) => {
    const known = results.get(item)
    if (known) return known.result
    const result = derive(item)
    results.set(item, { result })
    return result
  }
}
