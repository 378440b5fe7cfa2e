import type { Config } from '../configuration/config.ts'
import type { Logger } from '../runtime/logger.ts'
import { once } from '../runtime/once.ts'
import type { Writer } from './writer.ts'

interface WriterDependencies {
  readonly model: Config['languageModel']
  readonly logger: Logger
  /** Replaces the configured writer. */
  readonly writer?: Writer | undefined
}

/** The writer, loaded on first use: reading and writing pages takes a hundred files that only jobs need. */
export function createWriterLoader({ model, logger, ...given }: WriterDependencies): () => Promise<Writer> {
  return once(async () => {
    const { createWriter } = await import('./writers.ts')
    const writer = given.writer ?? createWriter({ model })
    writer.warmUp?.().catch((error: unknown) => logger.warn({ err: error }, 'Cannot warm up the writer.'))
    return writer
  })
}
