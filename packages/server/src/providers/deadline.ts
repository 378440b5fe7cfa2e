import type { Problem } from '@lectern/domain/problems/problems.ts'
import { cancelled } from '../speech/cancelled.ts'

export interface CallTimeouts {
  /** Milliseconds that the whole call may take, waiting for a slot included. */
  readonly totalMs: number
  /** Milliseconds in which nothing may arrive. */
  readonly idleMs: number
}

/** What ends a call early: its caller, its two time-outs, or what it reads. */
export interface Deadline {
  /** Aborted with a `Problem`. */
  readonly signal: AbortSignal
  /** The request is on its way, or something of its answer has arrived. */
  heard(): void
  stop(reason: Problem): void
}

/** Runs a call, and leaves it with the reason as soon as it is aborted, also where `work` does not heed the signal. */
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
  const leave = () => signal && controller.abort(cancelled(signal))
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
    // Whatever is still open of the call is closed, such as an answer that nobody reads on.
    controller.abort()
  }
}
