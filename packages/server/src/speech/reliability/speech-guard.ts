import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/problem-kinds.ts'
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel'
import pLimit from 'p-limit'
import { sleep } from './sleep.ts'
import type { Sound, SpeechRequest } from '../speech-engine.ts'

type Speak = (request: SpeechRequest) => Promise<Sound>

/** Concurrent requests to one provider. */
const atOnce = 4
/**
 * Temporary failures are retried after these milliseconds, or after the time that the provider names. Paid responses
 * are retried less often.
 */
const pausesMs: Partial<Record<ProblemCode, readonly number[]>> = {
  SPEECH_UNAVAILABLE: [1000, 4000, 10_000],
  SPEECH_UNUSABLE: [500, 2000],
}
/** For a longer pause the request fails, and the job is retried later. */
const longestPauseMs = 60_000
/** Failures in a row after which the circuit breaker opens. */
const failuresInARow = 5
/** A refused key is sent again only after this time. */
const refusalMs = 60_000

/**
 * Limits requests to a provider, and avoids requests to a provider that does not answer. Temporary failures and
 * unusable sound are retried a few times. A pause that a provider asks for applies to all requests. After several
 * failures in a row the provider gets no requests for a while. After a refused key, requests fail immediately.
 */
export function guardSpeech(speak: Speak): Speak {
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
  let refusal: { readonly problem: Problem; readonly until: number } | undefined

  async function once(request: SpeechRequest): Promise<Sound> {
    if (refusal && refusal.until > Date.now()) throw new NotAsked(refusal.problem)
    await keepPause(request.signal)
    try {
      return await breaker.execute(() => speak(request))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new Problem('SPEECH_UNAVAILABLE', { cause: error })
      remember(error)
      throw error
    }
  }

  async function keepPause(signal: AbortSignal | undefined): Promise<void> {
    const pauseMs = pausedUntil - Date.now()
    if (pauseMs > longestPauseMs)
      throw new NotAsked(new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: Math.ceil(pauseMs / 1000) }))
    if (pauseMs > 0) await sleep(pauseMs, signal)
  }

  function remember(error: unknown): void {
    if (!(error instanceof Problem)) return
    if (error.code === 'SPEECH_REFUSED') refusal = { problem: error, until: Date.now() + refusalMs }
    if (error.retryAfterSeconds)
      pausedUntil = Math.max(pausedUntil, Date.now() + error.retryAfterSeconds * 1000)
  }

  async function severalTimes(request: SpeechRequest, failures = 0): Promise<Sound> {
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
