import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  type FailureReason,
  handleWhen,
  IterableBackoff,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Logger } from '../../platform/runtime/logger.ts'
import { isOutage } from './system-problems.ts'

/** Consecutive outages that open a circuit. */
const usualOutagesAllowed = 3
/** How long a circuit stays open the first, second, … time in a row, in milliseconds. The last value repeats. */
const openFor = [5000, 10_000, 20_000, 30_000]
const circuitsKept = 1000

/**
 * The circuit breaker of a course system. It opens after a few consecutive outages. Calls then fail immediately
 * with COURSE_SYSTEM_UNAVAILABLE. After some seconds one trial call is admitted, and its result closes the circuit
 * or opens it again.
 */
export interface Circuit {
  /** Waits while a trial call runs. */
  run<T>(call: () => Promise<T>): Promise<T>
  /** Rejects while a trial call runs. For jobs, which would occupy a worker while they wait. */
  runUnlessOpen<T>(call: () => Promise<T>): Promise<T>
}

export interface Circuits {
  /** The circuit of a course system, by its base URL. All its accounts share the circuit. */
  of(baseUrl: string): Circuit
}

/** The clock is `Date.now`, because cockatiel reads it itself. */
export function createCircuits({
  logger,
  outagesAllowed = usualOutagesAllowed,
}: { readonly logger?: Logger; readonly outagesAllowed?: number } = {}): Circuits {
  const known = new LRUCache<string, Circuit>({ max: circuitsKept })
  return {
    of(baseUrl) {
      const circuit = known.get(baseUrl) ?? createCircuit(baseUrl, outagesAllowed, logger)
      known.set(baseUrl, circuit)
      return circuit
    },
  }
}

function createCircuit(baseUrl: string, outagesAllowed: number, logger: Logger | undefined): Circuit {
  const breaker = circuitBreaker(handleWhen(isOutageOfAll), {
    breaker: new ConsecutiveBreaker(outagesAllowed),
    halfOpenAfter: new IterableBackoff(openFor),
  })
  breaker.onBreak(() => logger?.warn({ courseSystem: baseUrl }, 'A course system does not answer.'))
  breaker.onReset(() => logger?.info({ courseSystem: baseUrl }, 'A course system answers again.'))
  const run: Circuit['run'] = async (call) => {
    try {
      return await breaker.execute(call)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw sameAs(breaker.lastFailure, error)
    }
  }
  return {
    run,
    async runUnlessOpen(call) {
      if (breaker.state === CircuitState.HalfOpen)
        throw sameAs(breaker.lastFailure, new BrokenCircuitError('A trial call is running.'))
      return run(call)
    },
  }
}

/** Repeats the outage that opened the circuit for a blocked call: maintenance stays maintenance. */
function sameAs(failure: FailureReason<unknown> | undefined, cause: Error): Problem {
  const outage = failure && 'error' in failure && isOutage(failure.error) ? failure.error : undefined
  return new Problem(outage?.code ?? 'COURSE_SYSTEM_UNAVAILABLE', {
    copyOf: outage && storable(outage),
    cause,
  })
}

/** A course system that sends a Retry-After throttles one key, or is running and reports that it is down. */
function isOutageOfAll(error: unknown): boolean {
  return isOutage(error) && error.retryAfterSeconds === undefined
}
