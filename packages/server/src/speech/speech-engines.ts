import type { SpeechModelConfig } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { SpeechEngine } from './speech-engine.ts'
import { createEspeakEngine } from './speech-engines/espeak.ts'
import { createFliteEngine } from './speech-engines/flite.ts'
import { createOpenAiCompatibleSpeech } from './speech-engines/openai-compatible.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What an engine may be made from. */
export interface SpeechSettings {
  /** Threads of ours; whoever made the pool closes it. */
  readonly pool: WorkerPool
  readonly logger: Logger
  /** The model of LECTERN_SPEECH_MODEL, when there is one. */
  readonly model: SpeechModelConfig | undefined
}

/** Makes each engine; undefined where it is not configured. Of voices of one language, those of the first stand first. */
export const speechEngines: Readonly<Record<string, (settings: SpeechSettings) => SpeechEngine | undefined>> =
  {
    flite: createFliteEngine,
    espeak: createEspeakEngine,
    openai: ({ model, pool }) =>
      model &&
      createOpenAiCompatibleSpeech({ ...model, decode: (file, options) => pool.decode(file, options) }),
  }
