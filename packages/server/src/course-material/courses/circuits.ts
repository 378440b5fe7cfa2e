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

/** How long a circuit stays open the first, second, … time in a row, in milliseconds. The last value repeats. */
const openFor = [5000, 10_000, 20_000, 30_000]
const circuitsKept = 1000

/**
 * The circuit breaker of a course system. It opens after a few consecutive outages. Calls then fail immediately
 * with COURSE_SYSTEM_UNAVAILABLE. After some seconds one trial call is admitted, and its result closes the circuit
 * or opens it again.
 */
export interface Circuit {
  /** Waits for the result of a trial call that is running. */
  run<T>(call: () => Promise<T>): Promise<T>
  /** Also rejects while a trial call is running. For jobs, which would occupy a worker while they wait. */
  runUnlessOpen<T>(call: () => Promise<T>): Promise<T>
}

export interface Circuits {
  /** The circuit of a course system, by its base URL. All its accounts share the circuit. */
  of(baseUrl: string): Circuit
}

interface CircuitSettings {
  readonly logger?: Logger
  /** Consecutive outages that open a circuit. */
  readonly outagesAllowed?: number
  /** A call that fails in less time, in milliseconds, is no outage. */
  readonly slowFromMs?: number
}

/** The clock is `Date.now`, because cockatiel reads it itself. */
export function createCircuits(settings: CircuitSettings = {}): Circuits {
  const known = new LRUCache<string, Circuit>({ max: circuitsKept })
  return {
    of(baseUrl) {
      const circuit = known.get(baseUrl) ?? createCircuit(baseUrl, settings)
      known.set(baseUrl, circuit)
      return circuit
    },
  }
}

function createCircuit(
  baseUrl: string,
  { logger, outagesAllowed = 3, slowFromMs = 0 }: CircuitSettings,
): Circuit {
  const quick = new WeakSet<Error>()
  const counts = (error: unknown) => isOutageOfAll(error) && !quick.has(error)
  const breaker = circuitBreaker(handleWhen(counts), {
    breaker: new ConsecutiveBreaker(outagesAllowed),
    halfOpenAfter: new IterableBackoff(openFor),
  })
  breaker.onBreak(() => logger?.warn({ courseSystem: baseUrl }, 'A course system does not answer.'))
  breaker.onReset(() => logger?.info({ courseSystem: baseUrl }, 'A course system answers again.'))
  async function timed<T>(call: () => Promise<T>): Promise<T> {
    const startedAt = Date.now()
    try {
      return await call()
    } catch (error) {
      if (error instanceof Error && Date.now() - startedAt < slowFromMs) quick.add(error)
      throw error
    }
  }
  const run: Circuit['run'] = async (call) => {
    try {
      return await breaker.execute(async () => timed(call))
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
function isOutageOfAll(error: unknown): error is Problem {
  return isOutage(error) && error.retryAfterSeconds === undefined
}
