/**
 * Works on items in order, at most `most` at a time. After a failure no other item is started. Those that are being worked
 * on are finished, because their answers are paid for and kept. Then the first failure is thrown.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<Item, Result>()
  const failures: unknown[] = []
  const waiting = [...items]
  async function workOn(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each worker does one item after the other
        results.set(item, await work(item))
      } catch (error) {
        failures.push(error)
        waiting.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, workOn))
  if (failures.length > 0) throw failures[0]
  return items.flatMap((item) => results.get(item) ?? [])
}
