import { Problem } from '@lectern/domain/problems/problems.ts'
import { BrokenCircuitError, bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel'
import type { Pause, ProviderTerms } from './provider-terms.ts'

/** Protects a provider that asked to wait or does not answer, and limits its concurrent calls. */
export interface ProviderGuard {
  /**
   * Makes a call, which has to throw `Problem`s. Throws the `unavailable` problem of the terms without a call in three
   * cases: the provider has asked to wait, several calls in a row have failed, or too many calls wait. A waiting call
   * is dropped when `signal` is aborted.
   */
  call<T>(make: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** Why and for how long a call would be refused now; undefined if it would be made. */
  pause(): { readonly reason: 'askedToWait' | 'resting'; readonly seconds: number } | undefined
}

/** Failures in a row after which the circuit breaker opens. */
const failuresInARow = 4
const restMs = 30_000
/** Concurrent calls. More than the job workers of one process make, so that a rewriting does not wait for jobs. */
const slots = 8
const maxWaiting = 64

/** Every provider has one guard, shared by all its callers. */
export function createProviderGuard(
  { pause, unavailable }: ProviderTerms,
  now: () => number = Date.now,
): ProviderGuard {
  let askedToWaitUntil = 0
  let restsUntil = 0

  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  breaker.onBreak(() => {
    restsUntil = now() + restMs
  })
  breaker.onReset(() => {
    restsUntil = 0
  })
  /** Calls that run or wait. The bulkhead itself counts a waiting call until its turn, also if its caller has left. */
  let open = 0
  const policy = wrap(bulkhead(slots, Infinity), breaker)

  const refused = (reason: Pause, waitMs: number): Problem =>
    pause(reason, Math.max(1, Math.ceil(waitMs / 1000)))

  function refuseEarlyCall(): void {
    if (now() < askedToWaitUntil) throw refused('askedToWait', askedToWaitUntil - now())
  }

  async function callAndNoteWait<T>(make: () => Promise<T>): Promise<T> {
    try {
      return await make()
    } catch (error) {
      if (error instanceof Problem && error.code === unavailable)
        askedToWaitUntil = Math.max(askedToWaitUntil, now() + (error.retryAfterSeconds ?? 0) * 1000)
      throw error
    }
  }

  /** Whether an error means that the provider is down. Wait requests, cancelled calls and unusable answers do not. */
  function isOutage(error: unknown): boolean {
    return error instanceof Problem && error.code === unavailable && error.retryAfterSeconds === undefined
  }

  return {
    pause() {
      const time = now()
      const [until, reason] =
        askedToWaitUntil > time
          ? [askedToWaitUntil, 'askedToWait' as const]
          : [restsUntil, 'resting' as const]
      return until > time ? { reason, seconds: Math.ceil((until - time) / 1000) } : undefined
    },

    async call(make, signal) {
      refuseEarlyCall()
      if (open >= slots + maxWaiting) throw refused('crowded', restMs)
      open += 1
      const close = once(() => (open -= 1))
      signal.addEventListener('abort', close)
      try {
        return await policy.execute(() => {
          // A running call takes its slot until its end.
          signal.removeEventListener('abort', close)
          // The provider may have asked to wait while this call waited for a slot.
          refuseEarlyCall()
          return callAndNoteWait(make)
        }, signal)
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw refused('resting', restsUntil - now())
        throw error
      } finally {
        signal.removeEventListener('abort', close)
        close()
      }
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
