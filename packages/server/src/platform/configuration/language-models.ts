import type { LanguageModelConfig, LanguageModelsConfig } from './config.ts'
import { isModelProvider, isOwnServer, type ModelProviderId, modelProviders } from './model-providers.ts'
import type { ModelEnvironment } from './model-variables.ts'

/** The user's own server usually computes one answer after the other. */
const usualParallel = { ownServer: 1, provider: 4 }

/** A model as an entry of LECTERN_LANGUAGE_MODEL names it. */
interface NamedModel {
  /** Undefined for a model without the name of a provider: one of an OpenAI-compatible server, or of OpenAI. */
  readonly provider: ModelProviderId | undefined
  readonly model: string
}

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

function namedModels({ LECTERN_LANGUAGE_MODEL: list = '', ...env }: ModelEnvironment): NamedModel[] {
  const entries = list.split(',').map((entry) => entry.trim())
  if (list.trim() === '') return []
  const [only = ''] = entries
  if (entries.length === 1 && isNameOnServer(only, env)) return [{ provider: undefined, model: only }]
  return entries.map((entry) => {
    const { provider, model } = split(entry)
    return isModelProvider(provider) ? { provider, model } : { provider: undefined, model: entry }
  })
}

/** `mistral:7b` on the user's own server, whose name begins like a provider. */
function isNameOnServer(entry: string, env: ModelEnvironment): boolean {
  const { provider } = split(entry)
  if (env.LECTERN_LANGUAGE_MODEL_URL === undefined || !isModelProvider(provider)) return false
  return !isOwnServer(provider) && modelProviders[provider].missing(env) !== undefined
}

function split(entry: string): { provider: string; model: string } {
  const colon = entry.indexOf(':')
  if (colon < 0) return { provider: '', model: entry }
  return { provider: entry.slice(0, colon).toLowerCase(), model: entry.slice(colon + 1).trim() }
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

function entryFaults(env: ModelEnvironment, named: readonly NamedModel[]): string[] {
  const ids = Object.keys(modelProviders).join(', ')
  return named.flatMap(({ provider, model }) => {
    if (model === '')
      return `LECTERN_LANGUAGE_MODEL must be models such as openai:gpt-5-mini,ollama:llama3:8b. One entry has no name.`
    const missing = provider && modelProviders[provider].missing(env)
    if (missing) return `LECTERN_LANGUAGE_MODEL names ${provider}:${model}, but ${missing} is not set.`
    const address = provider && modelProviders[provider].credentials(env).url
    if (address !== undefined && !/^https?:\/\//.test(address))
      return `LECTERN_LANGUAGE_MODEL names ${provider}:${model}, whose base address must start with http:// or https://.`
    const prefix = provider === undefined ? split(model).provider : ''
    // OpenAI's own names have a colon only after `ft`.
    if (env.LECTERN_LANGUAGE_MODEL_URL === undefined && prefix !== '' && prefix !== 'ft')
      return `LECTERN_LANGUAGE_MODEL names the provider "${prefix}", which Lectern does not know. It knows ${ids}. A model of your own server needs LECTERN_LANGUAGE_MODEL_URL.`
    return []
  })
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
