import { isModelProvider, isOwnServer, type ModelProviderId, modelProviders } from './model-providers.ts'
import type { ModelEnvironment } from './model-variables.ts'

/** A model as an entry of LECTERN_LANGUAGE_MODEL names it. */
export interface NamedModel {
  /** Undefined for a model without the name of a provider: one of an OpenAI-compatible server, or of OpenAI. */
  readonly provider: ModelProviderId | undefined
  readonly model: string
}

/** The entries of LECTERN_LANGUAGE_MODEL. */
export function namedModels({ LECTERN_LANGUAGE_MODEL: list = '', ...env }: ModelEnvironment): NamedModel[] {
  const entries = list.split(',').map((entry) => entry.trim())
  if (list.trim() === '') return []
  const [only = ''] = entries
  if (entries.length === 1 && isNameOnServer(only, env)) return [{ provider: undefined, model: only }]
  return entries.map((entry) => {
    const { provider, model } = split(entry)
    return isModelProvider(provider) ? { provider, model } : { provider: undefined, model: entry }
  })
}

/** Errors in the entries, as sentences for the operator. */
export function entryFaults(env: ModelEnvironment, named: readonly NamedModel[]): string[] {
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
