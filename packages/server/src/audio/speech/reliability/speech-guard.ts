import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel'
import pLimit from 'p-limit'
import { isOfOneVoice } from './refused-voice.ts'
import { sleep } from '../../../platform/providers/sleep.ts'
import type { Sound, SpeechRequest } from '../speech-engine.ts'

type Speak<Request extends SpeechRequest> = (request: Request) => Promise<Sound>

/** Concurrent requests to a provider that names no limit. */
const usuallyAtOnce = 4
/**
 * Temporary failures are retried after these milliseconds, or after the time that the provider names. Sound that cannot be
 * used was paid for, so it is requested twice at most.
 */
const pausesMs: Partial<Record<ProblemCode, readonly number[]>> = {
  SPEECH_UNAVAILABLE: [1000, 4000, 10_000],
  SPEECH_UNUSABLE: [500],
}
/** For a longer pause the request fails, and the job is retried later. */
const longestPauseMs = 60_000
/** Failures in a row after which the circuit breaker opens. */
const failuresInARow = 5
/** A refused key, or a refused voice, is sent again only after this time. */
const refusalMs = 60_000

/**
 * Limits requests to a provider, and avoids requests to a provider that does not answer. Temporary failures and
 * unusable sound are retried a few times. A pause that a provider asks for applies to all requests. After several
 * failures in a row the provider gets no requests for a while. After a refused key, requests fail immediately. After a
 * refused voice, only requests of that voice do.
 */
export function guardSpeech<Request extends SpeechRequest>(
  speak: Speak<Request>,
  atOnce = usuallyAtOnce,
): Speak<Request> {
  const limit = pLimit(atOnce)
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: 4000,
      maxDelay: 30_000,
      generator: noJitterGenerator,
    }),
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  let pausedUntil = 0
  const refusals = createRefusals()

  async function once(request: Request): Promise<Sound> {
    const refusal = refusals.of(request.voiceId)
    if (refusal) throw new NotAsked(refusal)
    await keepPause(request.signal)
    try {
      return await breaker.execute(() => speak(request))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new Problem('SPEECH_UNAVAILABLE', { cause: error })
      remember(error, request.voiceId)
      throw error
    }
  }

  async function keepPause(signal: AbortSignal | undefined): Promise<void> {
    const pauseMs = pausedUntil - Date.now()
    if (pauseMs > longestPauseMs)
      throw new NotAsked(new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: Math.ceil(pauseMs / 1000) }))
    if (pauseMs > 0) await sleep(pauseMs, signal)
  }

  function remember(error: unknown, voiceId: string): void {
    // A spent budget of one account is no failure of the provider.
    if (!(error instanceof Problem) || error.code === 'BUDGET_SPENT') return
    if (error.code === 'SPEECH_REFUSED') refusals.add(error, voiceId)
    if (error.retryAfterSeconds)
      pausedUntil = Math.max(pausedUntil, Date.now() + error.retryAfterSeconds * 1000)
  }

  async function severalTimes(request: Request, failures = 0): Promise<Sound> {
    try {
      return await once(request)
    } catch (error) {
      const pauseMs = error instanceof Problem ? pausesMs[error.code]?.[failures] : undefined
      if (pauseMs === undefined) throw error
      await sleep(pauseMs, request.signal)
      return severalTimes(request, failures + 1)
    }
  }

  return async (request) => {
    try {
      return await limit(() => severalTimes(request))
    } catch (error) {
      throw error instanceof NotAsked ? error.problem : error
    }
  }
}

interface Refusals {
  add(problem: Problem, voiceId: string): void
  /** The recent refusal that a request of this voice would get too. */
  of(voiceId: string): Problem | undefined
}

/** Refusals of the key or account, and of single voices. */
function createRefusals(): Refusals {
  const everyVoice = Symbol('every voice')
  const recent = new Map<string | symbol, { readonly problem: Problem; readonly until: number }>()
  return {
    add(problem, voiceId) {
      const refused = isOfOneVoice(problem) ? voiceId : everyVoice
      recent.set(refused, { problem, until: Date.now() + refusalMs })
    },
    of(voiceId) {
      for (const [refused, { until }] of recent) if (until <= Date.now()) recent.delete(refused)
      return (recent.get(everyVoice) ?? recent.get(voiceId))?.problem
    },
  }
}

/** The request was not sent, so an immediate retry would not be sent either. */
class NotAsked extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message, { cause: problem })
    this.problem = problem
  }
}

/** A provider that names a time to retry is not down. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Problem && error.code === 'SPEECH_UNAVAILABLE' && error.retryAfterSeconds === undefined
  )
}
