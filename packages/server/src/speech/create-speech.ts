import type { SpeechModelConfig } from '../config.ts'
import { silentLogger, type Logger } from '../logger.ts'
import { createNarrator } from './create-narrator.ts'
import type { Narrator } from './narrator.ts'
import { speechEngines } from './speech-engines.ts'
import { createWorkerPool } from './worker-pool.ts'

/** The narrator over every engine that is configured. */
export function createSpeech({
  model,
  logger = silentLogger,
  workers,
}: {
  model?: SpeechModelConfig | undefined
  logger?: Logger
  /** Threads; one a core unless told otherwise. */
  workers?: number
} = {}): Narrator {
  const pool = createWorkerPool(workers === undefined ? {} : { size: workers })
  const engines = Object.values(speechEngines).flatMap((create) => create({ pool, logger, model }) ?? [])
  return createNarrator({ engines, pool, logger })
}
