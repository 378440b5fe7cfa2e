/**
 * Runs work for one key in the order of the calls, one at a time. Work for different keys runs at the same time. Without
 * this, each writer of a document holds a database connection while it waits for the document's lock, and other requests
 * find no free connection.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = after(last.get(key), work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

async function after<T>(before: Promise<unknown> | undefined, work: () => Promise<T>): Promise<T> {
  await before?.catch(() => {})
  return work()
}
