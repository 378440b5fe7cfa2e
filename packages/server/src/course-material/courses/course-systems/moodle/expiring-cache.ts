import { unlessCancelled } from '../../network/unless-cancelled.ts'

/** A cache whose values several callers share. */
export interface ExpiringCache<T> {
  /** The cached value if it passes the check; otherwise the value that `load` returns. */
  ask(
    key: string,
    load: () => Promise<T>,
    requirement: { isGood: (answer: T) => boolean; signal?: AbortSignal | undefined },
  ): Promise<T>
}

/**
 * Caches values for the given number of milliseconds. Failures are not cached. Concurrent callers join a running
 * load.
 */
export function createExpiringCache<T>(keepFor: number): ExpiringCache<T> {
  const known = new Map<string, Promise<T>>()

  function loadAgain(key: string, load: () => Promise<T>): Promise<T> {
    const loading = load()
    known.set(key, loading)
    const forget = () => {
      if (known.get(key) === loading) known.delete(key)
    }
    loading.then(() => setTimeout(forget, keepFor).unref(), forget)
    return loading
  }

  return {
    async ask(key, load, { isGood, signal }) {
      const asked = known.get(key)
      if (asked) {
        const answer = await unlessCancelled(asked, signal)
        if (isGood(answer)) return answer
        // Another caller may have replaced the rejected value already.
        const latest = known.get(key)
        if (latest && latest !== asked) return unlessCancelled(latest, signal)
      }
      return unlessCancelled(loadAgain(key, load), signal)
    },
  }
}
