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
  let asked: Promise<Writer> | undefined
  const writer = memoizeAsync(load)
  async function load(): Promise<Writer> {
    const { createWriter } = await import('../writers.ts')
    const loaded = given.writer ?? createWriter(await models())
    loaded.warmUp?.().catch((error: unknown) => logger.warn({ err: error }, 'Cannot warm up the writer.'))
    return loaded
  }
  return {
    writer: (): Promise<Writer> => (asked = writer()),
    close: async (): Promise<void> => (await asked?.catch(() => undefined))?.close?.(),
  }
}
