import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Logger } from '../logger.ts'
import { sleep } from './sleep.ts'
import type { SpeechEngine } from './speech-engine.ts'

/** The voices of an engine, as they were last known. */
export interface KnownVoices {
  /** Empty if the engine never told them. */
  readonly voices: readonly Voice[]
  /** Why they could not be asked for last time; undefined if they are current. */
  readonly problem: Problem | undefined
}

/** A list is asked for again after so long, */
const freshMs = 10 * 60_000
/** and after so long where that failed. */
const failedMs = 10_000
/** An engine that has never told its voices is waited for so long. */
const patienceMs = 3000

/**
 * The voices of an engine that may be away or hang: once it has told them, they are known. Answers within three seconds
 * and never throws; asks the engine once at a time.
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
      logger.warn({ err: error, engine: engine.id }, 'A voice engine does not tell its voices')
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
      return await Promise.race([asking, sleep(patienceMs, late.signal).then(() => unanswered)])
    } finally {
      late.abort()
    }
  }
}
