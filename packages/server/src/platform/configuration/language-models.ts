import type { LanguageModelConfig, LanguageModelsConfig } from './config.ts'
import { isOwnServer, type ModelProviderId, modelProviders } from './model-providers.ts'
import type { ModelEnvironment } from './model-variables.ts'
import { entryFaults, type NamedModel, namedModels } from './named-models.ts'

/** The user's own server usually computes one answer after the other. */
const usualParallel = { ownServer: 1, provider: 4 }

/** The models of LECTERN_LANGUAGE_MODEL in their order; undefined if none is configured. */
export function languageModelsOf(env: ModelEnvironment): LanguageModelsConfig | undefined {
  const models = namedModels(env).map((named, index) => modelOf(named, env, index))
  if (models.length === 0) return undefined
  return { models, fallback: env.LECTERN_LANGUAGE_MODEL_FALLBACK === 'on', judge: judgeOf(env) }
}

/** The model of LECTERN_JUDGE_MODEL; undefined if none is configured. */
function judgeOf(env: ModelEnvironment): LanguageModelConfig | undefined {
  const own = asJudge(env)
  const [named] = namedModels(own)
  return named && modelOf(named, own, 0)
}

/** The variables of the judge in place of those of the writing models, so that both are read in the same way. */
function asJudge(env: ModelEnvironment): ModelEnvironment {
  return {
    ...env,
    LECTERN_LANGUAGE_MODEL: env.LECTERN_JUDGE_MODEL,
    LECTERN_LANGUAGE_MODEL_PRICE: env.LECTERN_JUDGE_MODEL_PRICE,
    LECTERN_LANGUAGE_MODEL_PARALLEL: undefined,
  }
}

/** Errors in the variables of language models, as sentences for the operator. */
export function languageModelFaults(env: ModelEnvironment): string[] {
  const named = namedModels(env)
  return [
    ...entryFaults(env, named),
    ...judgeFaults(env, named.length),
    ...serverFaults(env, [...named, ...namedModels(asJudge(env))]),
    ...priceFaults(env, named.length),
    ...parallelFaults(env, named.length),
  ]
}

function judgeFaults(env: ModelEnvironment, models: number): string[] {
  const own = asJudge(env)
  const named = namedModels(own)
  if (named.length === 0 && env.LECTERN_JUDGE_MODEL_PRICE)
    return ['LECTERN_JUDGE_MODEL_PRICE needs LECTERN_JUDGE_MODEL.']
  if (named.length === 0) return []
  if (models === 0) return ['LECTERN_JUDGE_MODEL needs LECTERN_LANGUAGE_MODEL.']
  if (named.length > 1 || (env.LECTERN_JUDGE_MODEL_PRICE?.length ?? 1) > 1)
    return ['LECTERN_JUDGE_MODEL must be one model, with one price.']
  return entryFaults(own, named).map((fault) =>
    fault.replaceAll(/LECTERN_LANGUAGE_MODEL(?!_)/g, 'LECTERN_JUDGE_MODEL'),
  )
}

function modelOf({ provider, model }: NamedModel, env: ModelEnvironment, index: number): LanguageModelConfig {
  const price = env.LECTERN_LANGUAGE_MODEL_PRICE?.[index]
  const { label, variable, credentials } = modelProviders[provider ?? 'compatible']
  const parallelOf = (url: string | undefined) =>
    parallelAt(env, index) ?? usualParallel[serverAt(provider, url)]
  if (provider) {
    const own = credentials(env)
    return { provider, label, variable, model, price, parallel: parallelOf(own.url), ...own }
  }
  const { LECTERN_LANGUAGE_MODEL_URL: url, LECTERN_LANGUAGE_MODEL_KEY: own, OPENAI_API_KEY } = env
  const key = own ?? (url === undefined ? OPENAI_API_KEY : undefined)
  const shown = url === undefined ? modelProviders.openai.label : label
  return { provider: 'compatible', label: shown, variable, model, price, parallel: parallelOf(url), url, key }
}

/** A single number is that of all models. */
function parallelAt({ LECTERN_LANGUAGE_MODEL_PARALLEL: all = [] }: ModelEnvironment, index: number) {
  return all.length === 1 ? all[0] : all[index]
}

function serverAt(
  provider: ModelProviderId = 'compatible',
  url: string | undefined,
): keyof typeof usualParallel {
  return isOwnServer(provider) && url !== undefined ? 'ownServer' : 'provider'
}

function serverFaults(env: ModelEnvironment, named: readonly NamedModel[]): string[] {
  if (!env.LECTERN_LANGUAGE_MODEL_URL && !env.LECTERN_LANGUAGE_MODEL_KEY) return []
  if (named.length === 0)
    return ['LECTERN_LANGUAGE_MODEL_URL and LECTERN_LANGUAGE_MODEL_KEY need LECTERN_LANGUAGE_MODEL.']
  if (named.some(({ provider }) => provider === undefined || isOwnServer(provider))) return []
  return [
    'LECTERN_LANGUAGE_MODEL_URL and LECTERN_LANGUAGE_MODEL_KEY are for ollama:, compatible: and models without a provider. LECTERN_LANGUAGE_MODEL names none of them.',
  ]
}

function priceFaults(
  { LECTERN_LANGUAGE_MODEL_PRICE: prices, LECTERN_LANGUAGE_MODEL_FALLBACK: fallback }: ModelEnvironment,
  models: number,
): string[] {
  const faults: string[] = []
  if (prices && models === 0) faults.push('LECTERN_LANGUAGE_MODEL_PRICE needs LECTERN_LANGUAGE_MODEL.')
  else if (prices && prices.length !== models)
    faults.push(
      `LECTERN_LANGUAGE_MODEL_PRICE must have one price for each model, in the same order: ${models}, not ${prices.length}. Write - for an unknown price.`,
    )
  if (fallback === 'on' && models === 0)
    faults.push('LECTERN_LANGUAGE_MODEL_FALLBACK needs LECTERN_LANGUAGE_MODEL.')
  return faults
}

function parallelFaults(
  { LECTERN_LANGUAGE_MODEL_PARALLEL: all }: ModelEnvironment,
  models: number,
): string[] {
  if (!all) return []
  if (models === 0) return ['LECTERN_LANGUAGE_MODEL_PARALLEL needs LECTERN_LANGUAGE_MODEL.']
  if (all.length === 1 || all.length === models) return []
  return [
    `LECTERN_LANGUAGE_MODEL_PARALLEL must have one number, or one for each model in the same order: ${models}, not ${all.length}. Write - for the usual number.`,
  ]
}
