import { cancelledProblem } from '../../../../platform/providers/cancelled.ts'

/** Makes a call, or joins an equal one that is running. `key` has everything on which the result depends. */
export type JoinCalls = <T>(
  key: string,
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

interface Running {
  readonly result: Promise<unknown>
  readonly controller: AbortController
  callers: number
}

/** Equal calls at the same time are paid for once. The call is cancelled when the last of its callers leaves. */
export function createJoinedCalls(): JoinCalls {
  const running = new Map<string, Running>()

  function start<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Running {
    const controller = new AbortController()
    const result = call(controller.signal)
    const one: Running = { result, controller, callers: 0 }
    const end = () => {
      if (running.get(key) === one) running.delete(key)
    }
    result.then(end, end)
    running.set(key, one)
    return one
  }

  return async <T>(
    key: string,
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<T>,
  ) => {
    if (signal?.aborted) throw cancelledProblem(signal)
    const one = running.get(key) ?? start(key, call)
    one.callers += 1
    const left = Promise.withResolvers<never>()
    const leave = () => signal && left.reject(cancelledProblem(signal))
    signal?.addEventListener('abort', leave)
    try {
      // Calls of the same key have results of the same type.
      return (await Promise.race([one.result, left.promise])) as T
    } finally {
      signal?.removeEventListener('abort', leave)
      one.callers -= 1
      if (one.callers === 0) {
        running.delete(key)
        one.controller.abort(signal?.reason)
      }
    }
  }
}
