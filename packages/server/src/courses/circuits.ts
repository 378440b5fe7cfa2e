import { Problem } from '@lectern/domain/problems/problems.ts'
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  type FailureReason,
  handleWhen,
  IterableBackoff,
} from 'cockatiel'
import type { Logger } from '../logger.ts'
import { createLatestUsed } from './latest-used.ts'
import { isOutage } from './system-problems.ts'

/** Outages in a row that open a circuit. */
const outagesAllowed = 3
/** How long a circuit stays open the first, second, … time in a row, in milliseconds; the last one repeats. */
const openFor = [5000, 10_000, 20_000, 30_000]
const circuitsKept = 1000

/**
 * The circuit breaker of a course system. After a few outages in a row it opens: calls then fail at once with
 * COURSE_SYSTEM_UNAVAILABLE instead of waiting for a system that hangs. Seconds later one call is let through, and its
 * outcome closes the circuit or opens it again.
 */
export interface Circuit {
  run<T>(call: () => Promise<T>): Promise<T>
}

export interface Circuits {
  /** The circuit of a course system, by its base URL. All accounts on it share the circuit. */
  of(baseUrl: string): Circuit
}

/** The clock is `Date.now`, which cockatiel reads itself. */
export function createCircuits({ logger }: { readonly logger?: Logger } = {}): Circuits {
  const known = createLatestUsed<Circuit>(circuitsKept)
  return {
    of(baseUrl) {
      const circuit = known.get(baseUrl) ?? createCircuit(baseUrl, logger)
      known.set(baseUrl, circuit)
      return circuit
    },
  }
}

function createCircuit(baseUrl: string, logger: Logger | undefined): Circuit {
  const breaker = circuitBreaker(handleWhen(isOutageOfAll), {
    breaker: new ConsecutiveBreaker(outagesAllowed),
    halfOpenAfter: new IterableBackoff(openFor),
  })
  breaker.onBreak(() => logger?.warn({ courseSystem: baseUrl }, 'A course system does not answer.'))
  breaker.onReset(() => logger?.info({ courseSystem: baseUrl }, 'A course system answers again.'))
  return {
    async run(call) {
      try {
        return await breaker.execute(call)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw sameAs(breaker.lastFailure, error)
      }
    },
  }
}

/** The outage that opened the circuit, for a call that was not made: maintenance stays maintenance. */
function sameAs(failure: FailureReason<unknown> | undefined, cause: Error): Problem {
  const outage = failure && 'error' in failure && isOutage(failure.error) ? failure.error : undefined
  return new Problem(outage?.code ?? 'COURSE_SYSTEM_UNAVAILABLE', { sentence: outage?.message, cause })
}

/** A course system that names a time to try again throttles one key, or is alive and says that it is down. */
function isOutageOfAll(error: unknown): boolean {
  return isOutage(error) && error.retryAfterSeconds === undefined
}
