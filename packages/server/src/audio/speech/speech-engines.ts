import type {
  SpeechModelConfig,
  VoiceProviderConfig,
  VoiceProviderName,
} from '../../platform/configuration/config.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { SpeechEngine } from './speech-engine.ts'
import type { Decode } from './providers/remote/decode-answer.ts'
import { createAzureEngine } from './speech-engines/azure.ts'
import { createDeepgramEngine } from './speech-engines/deepgram.ts'
import { createElevenLabsEngine } from './speech-engines/elevenlabs.ts'
import { createEspeakEngine } from './speech-engines/espeak.ts'
import { createFliteEngine } from './speech-engines/flite.ts'
import { createGoogleEngine } from './speech-engines/google.ts'
import { createLocalEngine } from './speech-engines/local.ts'
import { createOpenAiCompatibleSpeech } from './speech-engines/openai-compatible.ts'
import { createPollyEngine } from './speech-engines/polly.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

/** Settings from which engines are created. */
export interface SpeechSettings {
  /** Worker threads. The creator of the pool closes it. */
  readonly pool: WorkerPool
  readonly logger: Logger
  /** The model of LECTERN_SPEECH_MODEL, if configured. */
  readonly model: SpeechModelConfig | undefined
  /** The providers of LECTERN_VOICES. */
  readonly providers: readonly VoiceProviderConfig[]
  /** The folder of LECTERN_VOICES_DIR, if configured. */
  readonly voicesFolder: string | undefined
}

/** Creates the engine of a provider if LECTERN_VOICES names it. */
const provider =
  (name: VoiceProviderName, create: (config: VoiceProviderConfig & { decode: Decode }) => SpeechEngine) =>
  ({ providers, pool }: SpeechSettings): SpeechEngine | undefined => {
    const config = providers.find((one) => one.provider === name)
    return config && create({ ...config, decode: (file, options) => pool.decode(file, options) })
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
    elevenlabs: provider('elevenlabs', createElevenLabsEngine),
    azure: provider('azure', createAzureEngine),
    google: provider('google', createGoogleEngine),
    polly: provider('polly', createPollyEngine),
    deepgram: provider('deepgram', createDeepgramEngine),
    local: ({ voicesFolder, logger }) =>
      voicesFolder === undefined ? undefined : createLocalEngine({ folder: voicesFolder, logger }),
  }
