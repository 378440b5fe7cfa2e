import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import { sleep } from '../../../platform/providers/sleep.ts'
import type { SpeechEngine } from '../speech-engine.ts'

/** The voices of an engine, as last known. */
export interface KnownVoices {
  /** Empty if they were never known. */
  readonly voices: readonly Voice[]
  /** Why the last request failed; undefined if they are current. */
  readonly problem: Problem | undefined
}

/** A list is requested again after this time, */
const freshMs = 10 * 60_000
/** and after this time if the request failed. */
const failedMs = 10_000
/** Timeout for an engine whose voices were never known. */
const timeoutMs = 3000

/**
 * The voices of an engine that may fail or hang. Once known they stay known. Resolves within three seconds and never
 * throws. Sends the engine one request at a time.
 */
export function createVoiceList(engine: SpeechEngine, logger: Logger): () => Promise<KnownVoices> {
  let known: KnownVoices | undefined
  let askAgainAt = 0
  let asking: Promise<KnownVoices> | undefined

  async function ask(): Promise<KnownVoices> {
    try {
      known = { voices: await engine.voices(), problem: undefined }
      askAgainAt = Date.now() + freshMs
    } catch (error) {
      logger.warn({ err: error, engine: engine.id }, 'Cannot list the voices of an engine')
      const problem = error instanceof Problem ? error : new Problem('SPEECH_UNAVAILABLE', { cause: error })
      known = { voices: known?.voices ?? [], problem }
      askAgainAt = Date.now() + failedMs
    }
    asking = undefined
    return known
  }

  return async () => {
    if (known && Date.now() < askAgainAt) return known
    asking ??= ask()
    if (known?.voices.length) return known
    const late = new AbortController()
    const unanswered = { voices: [], problem: new Problem('SPEECH_UNAVAILABLE') }
    try {
      return await Promise.race([asking, sleep(timeoutMs, late.signal).then(() => unanswered)])
    } finally {
      late.abort()
    }
  }
}
