/** A map of at most so many things: those that were used last. */
export interface LatestUsed<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

export function createLatestUsed<T>(most: number): LatestUsed<T> {
  // Maps keep the order of insertion: the first one is the one unused for longest.
  const known = new Map<string, T>()
  const set = (key: string, value: T) => {
    known.delete(key)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
  }
  return {
    set,
    get: (key) => {
      const value = known.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
  }
}
