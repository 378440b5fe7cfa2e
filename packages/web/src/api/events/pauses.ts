const firstPauseMs = 500
const longestPauseMs = 15_000

/**
 * Waits before the next attempt to connect. The pause grows, and is random, so that many browsers do not reconnect at the
 * same moment. It ends early if the browser goes online or the signal aborts. `onWait` is called at least every 19 s.
 */
export function waitForRetry(tries: number, signal: AbortSignal, onWait: () => void): Promise<void> {
  onWait()
  const pause = Math.min(firstPauseMs * 2 ** tries, longestPauseMs) * (0.75 + Math.random() / 2)
  return waitFor(signal, (done) => {
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
    }
  })
}

/** Waits until the tab becomes visible or receives the focus. */
export function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return waitFor(signal, (done) => {
    const look = () => document.visibilityState === 'visible' && done()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', done)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', done)
    }
  })
}

/** Runs work until its signal aborts, but only while this tab is visible. */
export async function runWhileVisible(
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (document.visibilityState === 'hidden') await waitUntilVisible(signal)
    const turn = new AbortController()
    const look = () => document.visibilityState === 'hidden' && turn.abort()
    document.addEventListener('visibilitychange', look)
    await work(AbortSignal.any([signal, turn.signal]))
    document.removeEventListener('visibilitychange', look)
  }
}

/** Resolves when `wait` calls back or the signal aborts. Then calls the cleanup function that `wait` returned. */
function waitFor(signal: AbortSignal, wait: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      undo()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const undo = wait(done)
    signal.addEventListener('abort', done)
  })
}
