import { Problem, type ProblemCode } from '@lectern/domain/problems/problems.ts'
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
import type { Sound, SpeechRequest } from './speech-engine.ts'

type Speak = (request: SpeechRequest) => Promise<Sound>

/** Requests that one provider gets at a time. */
const atOnce = 4
/** What passes is tried again after these milliseconds, or when the provider says. What was paid for, less often. */
const pausesMs: Partial<Record<ProblemCode, readonly number[]>> = {
  SPEECH_UNAVAILABLE: [1000, 4000, 10_000],
  SPEECH_UNUSABLE: [500, 2000],
}
/** A provider that asks for a longer pause is not waited for: the job comes back later. */
const longestPauseMs = 60_000
/** Failures in a row after which the provider is left alone. */
const failuresInARow = 5
/** A key that is refused is shown again only after so long. */
const refusalMs = 60_000

/**
 * Protects a provider from Lectern, and Lectern from a provider that is away. Failures that pass, and sound that cannot
 * be used, are tried again a few times. A provider that asks for a pause gets it from all requests. One that failed
 * several times in a row is left alone for a while. After one that refused the key, requests fail at once.
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

/** The provider was left alone, so trying again at once would not ask it either. */
class NotAsked extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message, { cause: problem })
    this.problem = problem
  }
}

/** A provider that says when to come back is not away. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Problem && error.code === 'SPEECH_UNAVAILABLE' && error.retryAfterSeconds === undefined
  )
}
