import { cancelledProblem } from './cancelled.ts'

/** Waits for a number of milliseconds. Throws the reason of the signal as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelledProblem(signal))
    const stop = () => {
      clearTimeout(timer)
      if (signal) reject(cancelledProblem(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
