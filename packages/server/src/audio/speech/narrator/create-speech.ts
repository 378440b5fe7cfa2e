import type { SpeechModelConfig, VoiceProviderConfig } from '../../../platform/configuration/config.ts'
import { silentLogger, type Logger } from '../../../platform/runtime/logger.ts'
import { createNarrator } from './create-narrator.ts'
import { createClaims } from '../../../platform/providers/claims.ts'
import { createSpeechCache, noSpeechCache } from '../reliability/speech-cache.ts'
import type { Narrator } from './narrator.ts'
import { speechEngines } from '../speech-engines.ts'
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.ts'

/** The narrator over every configured engine. It owns the pool. `directory` stores paid speech. */
export function createSpeech({
  model,
  providers = [],
  voicesFolder,
  logger = silentLogger,
  pool = createWorkerPool(),
  directory,
}: {
  model?: SpeechModelConfig | undefined
  providers?: readonly VoiceProviderConfig[]
  voicesFolder?: string | undefined
  logger?: Logger
  pool?: WorkerPool
  directory?: string
} = {}): Narrator {
  const engines = Object.values(speechEngines).flatMap(
    (create) => create({ pool, logger, model, providers, voicesFolder }) ?? [],
  )
  const kept = directory === undefined ? noSpeechCache : createSpeechCache({ directory, logger })
  return createNarrator({ engines, pool, logger, kept, claims: createClaims(directory) })
}
