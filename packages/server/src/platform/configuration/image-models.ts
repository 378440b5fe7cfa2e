import type { ImageModelConfig } from './config.ts'
import {
  type ModelProviderId,
  modelProviders,
  type PictureProviderId,
  pictureProviders,
} from './model-providers.ts'
import type { ModelEnvironment } from './model-variables.ts'
import { entryFaults, type NamedModel, namedModels } from './named-models.ts'

/** The models of LECTERN_IMAGE_MODEL in their order. */
export function imageModelsOf(env: ModelEnvironment): ImageModelConfig[] {
  const own = asLanguageModels(env)
  return namedModels(own).flatMap((named, index) => {
    const price = env.LECTERN_IMAGE_MODEL_PRICE?.[index]
    const { provider, model } = named
    if (provider === undefined) return [{ ...withoutProvider(own), model, price }]
    if (!generatesPictures(provider)) return []
    const { label, variable, credentials } = modelProviders[provider]
    return [{ provider, label, variable: inOwnNames(variable), model, price, ...credentials(own) }]
  })
}

/** Errors in the variables of picture models, as sentences for the operator. */
export function imageModelFaults(env: ModelEnvironment): string[] {
  const own = asLanguageModels(env)
  const named = namedModels(own)
  const known = named.filter(({ provider }) => provider === undefined || generatesPictures(provider))
  return [
    ...entryFaults(own, known).map(inOwnNames),
    ...otherFaults(named),
    ...serverFaults(env, named),
    ...priceFaults(env, named.length),
  ]
}

/** The variables of picture models in place of those of language models, so that both are read in the same way. */
function asLanguageModels(env: ModelEnvironment): ModelEnvironment {
  return {
    ...env,
    LECTERN_LANGUAGE_MODEL: env.LECTERN_IMAGE_MODEL,
    LECTERN_LANGUAGE_MODEL_URL: env.LECTERN_IMAGE_MODEL_URL,
    LECTERN_LANGUAGE_MODEL_KEY: env.LECTERN_IMAGE_MODEL_KEY,
  }
}

const inOwnNames = (text: string) =>
  text
    .replaceAll('LECTERN_LANGUAGE_MODEL', 'LECTERN_IMAGE_MODEL')
    .replace('openai:gpt-5-mini,ollama:llama3:8b', 'openai:gpt-image-1,google:gemini-2.5-flash-image')
    .replace(Object.keys(modelProviders).join(', '), pictureProviders.join(', '))

const generatesPictures = (provider: ModelProviderId): provider is PictureProviderId =>
  pictureProviders.some((known) => known === provider)

/** A name without a provider is a model of the server at LECTERN_IMAGE_MODEL_URL, or of OpenAI without that. */
function withoutProvider(own: ModelEnvironment): Omit<ImageModelConfig, 'model' | 'price'> {
  const { LECTERN_LANGUAGE_MODEL_URL: url, LECTERN_LANGUAGE_MODEL_KEY: key } = own
  const variable = 'LECTERN_IMAGE_MODEL_KEY'
  if (url !== undefined)
    return { provider: 'compatible', label: modelProviders.compatible.label, variable, url, key }
  const { label, credentials } = modelProviders.openai
  // A key of its own belongs to OpenAI. The usual key may belong to a gateway.
  return { provider: 'openai', label, variable, ...(key === undefined ? credentials(own) : { key }) }
}

function otherFaults(named: readonly NamedModel[]): string[] {
  return named.flatMap(({ provider, model }) =>
    provider === undefined || generatesPictures(provider)
      ? []
      : [
          `LECTERN_IMAGE_MODEL names ${provider}:${model}, but Lectern generates pictures only with ${pictureProviders.join(', ')}.`,
        ],
  )
}

function serverFaults(env: ModelEnvironment, named: readonly NamedModel[]): string[] {
  if (!env.LECTERN_IMAGE_MODEL_URL && !env.LECTERN_IMAGE_MODEL_KEY) return []
  if (named.length === 0)
    return ['LECTERN_IMAGE_MODEL_URL and LECTERN_IMAGE_MODEL_KEY need LECTERN_IMAGE_MODEL.']
  if (named.some(({ provider }) => provider === undefined || provider === 'compatible')) return []
  return [
    'LECTERN_IMAGE_MODEL_URL and LECTERN_IMAGE_MODEL_KEY are for compatible: and models without a provider. LECTERN_IMAGE_MODEL names none of them.',
  ]
}

function priceFaults({ LECTERN_IMAGE_MODEL_PRICE: prices }: ModelEnvironment, models: number): string[] {
  if (!prices) return []
  if (models === 0) return ['LECTERN_IMAGE_MODEL_PRICE needs LECTERN_IMAGE_MODEL.']
  if (prices.length === models) return []
  return [
    `LECTERN_IMAGE_MODEL_PRICE must have one price for each model, in the same order: ${models}, not ${prices.length}. Write - for an unknown price.`,
  ]
}
