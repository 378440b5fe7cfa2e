import type { SpeechModelConfig } from '../config.ts'
import { silentLogger, type Logger } from '../logger.ts'
import { createNarrator } from './create-narrator.ts'
import { createKeptSpeech, forgetfulSpeech } from './kept-speech.ts'
import type { Narrator } from './narrator.ts'
import { speechEngines } from './speech-engines.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** The narrator over every engine that is configured. It owns the pool. `directory` is for speech that was paid for. */
export function createSpeech({
  model,
  logger = silentLogger,
  pool = createWorkerPool(),
  directory,
}: {
  model?: SpeechModelConfig | undefined
  logger?: Logger
  pool?: WorkerPool
  directory?: string
} = {}): Narrator {
  const engines = Object.values(speechEngines).flatMap((create) => create({ pool, logger, model }) ?? [])
  const kept = directory === undefined ? forgetfulSpeech : createKeptSpeech({ directory, logger })
  return createNarrator({ engines, pool, logger, kept })
}
