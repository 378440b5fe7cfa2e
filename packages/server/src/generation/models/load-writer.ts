import type { LanguageModelsConfig } from '../../platform/configuration/config.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { memoizeAsync } from '../../platform/runtime/memoize-async.ts'
import type { LanguageModels } from '../language-model.ts'
import type { Writer } from '../writer.ts'

interface WriterDependencies {
  /** The configured models, loaded on first use. */
  readonly models: () => Promise<LanguageModels>
  readonly logger: Logger
  /** Replaces the configured writer. */
  readonly writer?: Writer | undefined
}

/** The models, created on first use. All callers share their guards. */
export function createModelsLoader(config: LanguageModelsConfig | undefined): () => Promise<LanguageModels> {
  return memoizeAsync(async () => (await import('../writers.ts')).createLanguageModels(config))
}

/** The writer, loaded on first use: models and pages take a hundred files that only jobs need. */
export function createWriterLoader({ models, logger, ...given }: WriterDependencies) {
  let loaded: Promise<Writer> | undefined
  async function load(): Promise<Writer> {
    const { createWriter } = await import('../writers.ts')
    const writer = given.writer ?? createWriter(await models())
    writer.warmUp?.().catch((error: unknown) => logger.warn({ err: error }, 'Cannot warm up the writer.'))
    return writer
  }
  return {
    writer: (): Promise<Writer> => (loaded ??= load()),
    close: async (): Promise<void> => (await loaded)?.close?.(),
  }
}
