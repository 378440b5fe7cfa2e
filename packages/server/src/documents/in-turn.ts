/**
 * Runs work for one key in the order it was asked for, one at a time, and for different keys at the same time. Writers
 * of one document would otherwise wait for its lock with a database connection each, and keep those from everyone else.
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
