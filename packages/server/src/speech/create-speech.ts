import type { SpeechModelConfig } from '../config.ts'
import { silentLogger, type Logger } from '../logger.ts'
import { createNarrator } from './create-narrator.ts'
import type { Narrator } from './narrator.ts'
import { speechEngines } from './speech-engines.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** The narrator over every engine that is configured. It owns the pool. */
export function createSpeech({
  model,
  logger = silentLogger,
  pool = createWorkerPool(),
}: {
  model?: SpeechModelConfig | undefined
  logger?: Logger
  pool?: WorkerPool
} = {}): Narrator {
  const engines = Object.values(speechEngines).flatMap((create) => create({ pool, logger, model }) ?? [])
  return createNarrator({ engines, pool, logger })
}
