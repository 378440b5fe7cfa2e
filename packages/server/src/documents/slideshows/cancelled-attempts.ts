/** A request may arrive after the one that cancels it. */
const keptMs = 60_000
const most = 1000

/** The attempts that were cancelled in the last minute. */
export function createCancelledAttempts(now: () => number = Date.now) {
  const cancelled = new Map<string, number>()
  return {
    add(key: string): void {
      cancelled.delete(key)
      cancelled.set(key, now())
      const [oldest] = cancelled.keys()
      if (cancelled.size > most && oldest !== undefined) cancelled.delete(oldest)
    },
    has: (key: string): boolean => now() - (cancelled.get(key) ?? -Infinity) < keptMs,
  }
}
