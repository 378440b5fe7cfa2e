/** The pauses between tries, in milliseconds. The last one is kept to. */
const pauses = [2000, 5000, 15_000, 30_000] as const
const longestPause = 60_000

/**
 * Waits until it is worth asking again a server that did not answer: the browser is back online, the author comes back
 * to the tab, or a pause is over, which grows with the number of tries. Ends at once when the signal does.
 */
export function untilNextTry(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const timer = setTimeout(goOn, pauses[tries - 1] ?? longestPause)
    window.addEventListener('online', goOn, listening)
    document.addEventListener('visibilitychange', () => document.hidden || goOn(), listening)
    signal.addEventListener('abort', goOn, listening)
    function goOn(): void {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
  })
}
