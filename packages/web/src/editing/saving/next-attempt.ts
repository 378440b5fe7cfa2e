import { onReachableAgain } from '../../api/reachability.ts'

/** The pauses between tries, in milliseconds. All later pauses have the length `longestPause`. */
const pauses = [2000, 5000, 15_000, 30_000] as const
const longestPause = 60_000

/** The maximum of a pause that the server or a proxy asks for, in milliseconds. */
const longestRequestedPause = 10 * 60_000

/**
 * Waits until a request should be retried: the browser is back online, another request reaches the server again, the author
 * returns to the tab, or a pause is over. The pause grows with the number of tries. If the server requested a pause, only
 * that pause counts. Resolves immediately when the signal is aborted.
 */
export function waitForNextAttempt(
  tries: number,
  signal: AbortSignal,
  requestedSeconds?: number,
): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const requested = Math.min((requestedSeconds ?? 0) * 1000, longestRequestedPause)
    const startedAt = Date.now()
    let timer = setTimeout(proceed, Math.max(pauses[tries - 1] ?? longestPause, requested))
    if (requestedSeconds === undefined) {
      window.addEventListener('online', proceed, listening)
      document.addEventListener('visibilitychange', () => document.hidden || proceed(), listening)
      const stop = onReachableAgain(() => {
        // At least the shortest pause, because other requests may succeed between all tries of this one.
        clearTimeout(timer)
        timer = setTimeout(proceed, Math.max(0, startedAt + pauses[0] - Date.now()))
      })
      listening.signal.addEventListener('abort', stop)
    }
    signal.addEventListener('abort', proceed, listening)
    function proceed(): void {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
  })
}
