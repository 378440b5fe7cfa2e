import { cancelledProblem } from '../../../../platform/providers/cancelled.ts'

/** Receives the texts that are written so far. */
type OnWritten = (texts: readonly string[]) => void

/** One of the callers of a joined call. */
export interface Caller {
  readonly signal?: AbortSignal | undefined
  readonly onWritten?: OnWritten | undefined
}

/** Makes a call, or joins an equal one that is running. `key` has everything on which the result depends. */
export type JoinCalls = <T>(
  key: string,
  caller: Caller,
  call: (signal: AbortSignal, onWritten: OnWritten) => Promise<T>,
) => Promise<T>

interface Running {
  readonly result: Promise<unknown>
  readonly controller: AbortController
  readonly callers: Set<Caller>
  /** The last progress, for a caller that joins later. */
  written?: readonly string[]
}

/**
 * Equal calls at the same time are paid for once. Every caller gets the progress. The call is cancelled when the last of its
 * callers leaves.
 */
export function createJoinedCalls(): JoinCalls {
  const running = new Map<string, Running>()

  function start<T>(key: string, call: (signal: AbortSignal, onWritten: OnWritten) => Promise<T>): Running {
    const controller = new AbortController()
    const callers = new Set<Caller>()
    const report: OnWritten = (texts) => {
      one.written = texts
      for (const { onWritten } of callers) onWritten?.(texts)
    }
    const { promise: result, resolve } = Promise.withResolvers<T>()
    const one: Running = { result, controller, callers }
    resolve(call(controller.signal, report))
    const end = () => {
      if (running.get(key) === one) running.delete(key)
    }
    result.then(end, end)
    running.set(key, one)
    return one
  }

  return async <T>(
    key: string,
    caller: Caller,
    call: (signal: AbortSignal, onWritten: OnWritten) => Promise<T>,
  ) => {
    const { signal } = caller
    if (signal?.aborted) throw cancelledProblem(signal)
    const one = running.get(key) ?? start(key, call)
    // Without the progress of another caller that passes the same object.
    const own = { ...caller }
    one.callers.add(own)
    if (one.written) own.onWritten?.(one.written)
    const left = Promise.withResolvers<never>()
    const leave = () => signal && left.reject(cancelledProblem(signal))
    signal?.addEventListener('abort', leave)
    try {
      // Calls of the same key have results of the same type.
      return (await Promise.race([one.result, left.promise])) as T
    } finally {
      signal?.removeEventListener('abort', leave)
      one.callers.delete(own)
      if (one.callers.size === 0) {
        running.delete(key)
        one.controller.abort(signal?.reason)
      }
    }
  }
}
