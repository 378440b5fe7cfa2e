import { cancelled } from './cancelled.ts'

/** Waits so many milliseconds. Throws what the signal was aborted with as soon as it is. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled(signal))
    const stop = () => {
      clearTimeout(timer)
      if (signal) reject(cancelled(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
