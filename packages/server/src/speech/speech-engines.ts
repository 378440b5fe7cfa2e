import type { SpeechModelConfig } from '../configuration/config.ts'
import type { Logger } from '../runtime/logger.ts'
import type { SpeechEngine } from './speech-engine.ts'
import { createEspeakEngine } from './speech-engines/espeak.ts'
import { createFliteEngine } from './speech-engines/flite.ts'
import { createOpenAiCompatibleSpeech } from './speech-engines/openai-compatible.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

/** Settings from which engines are created. */
export interface SpeechSettings {
  /** Worker threads. The creator of the pool closes it. */
  readonly pool: WorkerPool
  readonly logger: Logger
  /** The model of LECTERN_SPEECH_MODEL, if configured. */
  readonly model: SpeechModelConfig | undefined
}

/**
 * Creates each engine; undefined if it is not configured. Voices of one language are listed in the order of the
 * engines.
 */
export const speechEngines: Readonly<Record<string, (settings: SpeechSettings) => SpeechEngine | undefined>> =
  {
    flite: createFliteEngine,
    espeak: createEspeakEngine,
    openai: ({ model, pool }) =>
      model &&
      createOpenAiCompatibleSpeech({ ...model, decode: (file, options) => pool.decode(file, options) }),
  }
