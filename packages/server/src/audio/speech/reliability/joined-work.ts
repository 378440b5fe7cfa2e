import { cancelledProblem } from '../../../platform/providers/cancelled.ts'

interface Running<Result> {
  readonly result: Promise<Result>
  readonly controller: AbortController
  callers: number
}

/**
 * Runs work of a key once for all concurrent callers. A caller that leaves does not end it for the others. The work is
 * aborted when its last caller has left.
 */
export function createJoinedWork<Result>(): (
  key: string,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result> {
  const running = new Map<string, Running<Result>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const controller = new AbortController()
    const entry = { result: work(controller.signal), controller, callers: 0 }
    running.set(key, entry)
    const end = () => {
      if (running.get(key) === entry) running.delete(key)
    }
    entry.result.then(end, end)
    return entry
  }

  return async (key, signal, work) => {
    if (signal?.aborted) throw cancelledProblem(signal)
    const entry = running.get(key) ?? start(key, work)
    entry.callers += 1
    const left = Promise.withResolvers<never>()
    const leave = () => {
      if (!signal) return
      entry.callers -= 1
      left.reject(cancelledProblem(signal))
      if (entry.callers > 0) return
      running.delete(key)
      entry.controller.abort(signal.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([entry.result, left.promise])
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
