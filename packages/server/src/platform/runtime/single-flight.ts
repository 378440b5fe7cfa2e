/** Starts the work of a key, or returns the promise of the work that is running for it. */
export type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs the work of a key once for all concurrent callers. Nothing is kept: the next caller after the work ended, with
 * or without success, starts it again.
 */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, work) => {
    const joined = running.get(key)
    if (joined) return joined
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
