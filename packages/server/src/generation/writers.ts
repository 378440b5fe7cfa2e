import type { ModelFinding } from '@lectern/domain/api/models.ts'
import type { LanguageModelConfig, LanguageModelsConfig } from '../platform/configuration/config.ts'
import { isOwnServer } from '../platform/configuration/model-providers.ts'
import { createProviderGuard } from '../platform/providers/provider-guard.ts'
import type { CheckOptions, LanguageModel, LanguageModels } from './language-model.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { Writer } from './writer.ts'
import { createChainWriter } from './writers/language-model/writer/chain-writer.ts'
import { termsOf } from './writers/language-model/model-terms.ts'
import { createCallSlots } from './writers/language-model/models/call-slots.ts'
import { createThreadedOutlineWriter } from './writers/outline/thread/threaded-outline-writer.ts'

/** Creates each writer; undefined if it is not configured. The first available writer is used. */
export const writers: Readonly<Record<string, (settings: LanguageModels) => Writer | undefined>> = {
  'language-model': ({ models, judge }) => createChainWriter(models, judge),
  outline: () => createThreadedOutlineWriter(),
}

/** The writer of this installation. The outline writer needs no configuration, so there is always one. */
export function createWriter(settings: LanguageModels): Writer {
  const available = Object.values(writers).flatMap((create) => create(settings) ?? [])
  const [writer = createThreadedOutlineWriter(), next] = available
  return settings.fallback && next ? withFallback(writer, next) : writer
}

/** The models of the configuration. */
export function createLanguageModels(
  config: LanguageModelsConfig | undefined,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): LanguageModels {
  if (!config) return { models: [], fallback: false }
  const { models, fallback, judge } = config
  const open = (model: LanguageModelConfig): LanguageModel => ({
    ...model,
    fetch,
    guard: createProviderGuard(termsOf(model.variable)),
    slots: createCallSlots(model.parallel, {
      isOwnServer: isOwnServer(model.provider) && model.url !== undefined,
    }),
  })
  return { models: models.map(open), fallback, judge: judge && open(judge) }
}

/** Sends one small request to a model, and reports on the answer. */
export async function checkModel(model: LanguageModel, options: CheckOptions): Promise<ModelFinding> {
  const checks = await import('./writers/language-model/models/check-model.ts')
  return checks.checkModel(model, options)
}
