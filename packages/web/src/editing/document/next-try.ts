/** The pauses between tries, in milliseconds. The last one is kept to. */
const pauses = [2000, 5000, 15_000, 30_000] as const
const longestPause = 60_000

/** A longer wish of the server, or of something before it, is not followed. */
const longestWish = 10 * 60_000

/**
 * Waits until it is worth asking the server again: the browser is back online, the author comes back to the tab, or a
 * pause is over, which grows with the number of tries. Where the server said after how many seconds it wants to be asked
 * again, it is not asked earlier. Ends at once when the signal does.
 */
export function untilNextTry(tries: number, signal: AbortSignal, wishedSeconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const wished = Math.min((wishedSeconds ?? 0) * 1000, longestWish)
    const timer = setTimeout(goOn, Math.max(pauses[tries - 1] ?? longestPause, wished))
    if (wishedSeconds === undefined) {
      window.addEventListener('online', goOn, listening)
      document.addEventListener('visibilitychange', () => document.hidden || goOn(), listening)
    }
    signal.addEventListener('abort', goOn, listening)
    function goOn(): void {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
  })
}
