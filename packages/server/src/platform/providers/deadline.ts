import type { Problem } from '@lectern/domain/problems/problems.ts'
import { cancelledProblem } from './cancelled.ts'

export interface CallTimeouts {
  /** Timeout of the whole call in milliseconds, including the wait for a slot. */
  readonly totalMs: number
  /** Timeout in milliseconds while no data arrives. */
  readonly idleMs: number
}

/** Ends a call early: by its caller, by its two timeouts, or on invalid data. */
export interface Deadline {
  /** Aborted with a `Problem`. */
  readonly signal: AbortSignal
  /** Resets the idle timeout. Called when the request is sent and when data arrives. */
  heard(): void
  stop(reason: Problem): void
}

/** Runs a call. Rejects with the reason as soon as it is aborted, even if `work` ignores the signal. */
export async function withinDeadline<T>(
  { totalMs, idleMs }: CallTimeouts,
  tooSlow: () => Problem,
  signal: AbortSignal | undefined,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const stopSlow = () => controller.abort(tooSlow())
  const total = setTimeout(stopSlow, totalMs)
  let idle: NodeJS.Timeout | undefined
  const leave = () => signal && controller.abort(cancelledProblem(signal))
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(controller.signal.reason)
    if (controller.signal.aborted) fail()
    controller.signal.addEventListener('abort', fail)
  })
  aborted.catch(() => {})
  try {
    controller.signal.throwIfAborted()
    const done = work({
      signal: controller.signal,
      heard() {
        if (!controller.signal.aborted) idle = idle?.refresh() ?? setTimeout(stopSlow, idleMs)
      },
      stop: (reason) => controller.abort(reason),
    })
    done.catch(() => {})
    return await Promise.race([done, aborted])
  } finally {
    clearTimeout(total)
    clearTimeout(idle)
    signal?.removeEventListener('abort', leave)
    // Closes resources of the call that are still open, such as an unread response.
    controller.abort()
  }
}
