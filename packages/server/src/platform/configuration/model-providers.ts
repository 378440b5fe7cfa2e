import type { ModelEnvironment } from './model-variables.ts'

/** How Lectern reaches a model, and its credentials. Each provider uses some of the fields. */
export interface ModelCredentials {
  /** Base address, if it is not the provider's own. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** Azure's resource, part of its address. */
  readonly resource?: string | undefined
  /** Azure's version of its API. */
  readonly apiVersion?: string | undefined
  /** Amazon's region. */
  readonly region?: string | undefined
  /** Amazon's access key, which signs requests. */
  readonly signing?:
    | {
        readonly accessKeyId: string
        readonly secretAccessKey: string
        readonly sessionToken?: string | undefined
      }
    | undefined
}

interface ModelProviderSettings {
  /** Name of the provider for people. */
  readonly label: string
  /** The variable of its key, for messages. */
  readonly variable: string
  /** The variables that it needs and that are not set, as the end of a sentence; undefined if nothing is missing. */
  readonly missing: (env: ModelEnvironment) => string | undefined
  readonly credentials: (env: ModelEnvironment) => ModelCredentials
}

const needs = (value: string | undefined, name: string) => (value ? undefined : name)

/**
 * The providers of language models by their name in LECTERN_LANGUAGE_MODEL, with their usual variables. The adapters are
 * in `generation/writers/language-model/models/model-providers.ts`.
 */
export const modelProviders = {
  openai: {
    label: 'OpenAI',
    variable: 'OPENAI_API_KEY',
    missing: (env) => needs(env.OPENAI_API_KEY, 'OPENAI_API_KEY'),
    credentials: (env) => ({ key: env.OPENAI_API_KEY, url: env.OPENAI_BASE_URL }),
  },
  anthropic: {
    label: 'Anthropic',
    variable: 'ANTHROPIC_API_KEY',
    missing: (env) => needs(env.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY'),
    credentials: (env) => ({ key: env.ANTHROPIC_API_KEY, url: env.ANTHROPIC_BASE_URL }),
  },
  google: {
    label: 'Google',
    variable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    missing: (env) =>
      needs(env.GOOGLE_GENERATIVE_AI_API_KEY ?? env.GEMINI_API_KEY, 'GOOGLE_GENERATIVE_AI_API_KEY'),
    credentials: (env) => ({
      key: env.GOOGLE_GENERATIVE_AI_API_KEY ?? env.GEMINI_API_KEY,
      url: env.GOOGLE_GENERATIVE_AI_BASE_URL,
    }),
  },
  mistral: {
    label: 'Mistral',
    variable: 'MISTRAL_API_KEY',
    missing: (env) => needs(env.MISTRAL_API_KEY, 'MISTRAL_API_KEY'),
    credentials: (env) => ({ key: env.MISTRAL_API_KEY, url: env.MISTRAL_BASE_URL }),
  },
  azure: {
    label: 'Azure',
    variable: 'AZURE_API_KEY',
    missing: (env) =>
      needs(env.AZURE_API_KEY, 'AZURE_API_KEY') ??
      needs(azureAddress(env), 'AZURE_RESOURCE_NAME (letters, digits and hyphens) or AZURE_BASE_URL'),
    credentials: (env) => ({
      key: env.AZURE_API_KEY,
      url: env.AZURE_BASE_URL,
      resource: env.AZURE_RESOURCE_NAME,
      apiVersion: env.AZURE_API_VERSION,
    }),
  },
  bedrock: {
    label: 'Amazon Bedrock',
    variable: 'AWS_BEARER_TOKEN_BEDROCK or AWS_ACCESS_KEY_ID',
    missing: (env) =>
      needs(regionOf(env), 'AWS_REGION') ??
      needs(
        env.AWS_BEARER_TOKEN_BEDROCK ?? (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY),
        'AWS_BEARER_TOKEN_BEDROCK, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      ),
    credentials: (env) => ({
      key: env.AWS_BEARER_TOKEN_BEDROCK,
      url: env.BEDROCK_BASE_URL,
      region: regionOf(env),
      signing: signingOf(env),
    }),
  },
  ollama: {
    label: 'Ollama',
    variable: 'LECTERN_LANGUAGE_MODEL_KEY',
    missing: () => undefined,
    credentials: (env) => ({
      url: env.LECTERN_LANGUAGE_MODEL_URL ?? 'http://127.0.0.1:11434/v1',
      key: env.LECTERN_LANGUAGE_MODEL_KEY,
    }),
  },
  compatible: {
    label: 'OpenAI-compatible server',
    variable: 'LECTERN_LANGUAGE_MODEL_KEY',
    missing: (env) => needs(env.LECTERN_LANGUAGE_MODEL_URL, 'LECTERN_LANGUAGE_MODEL_URL'),
    credentials: (env) => ({
      url: env.LECTERN_LANGUAGE_MODEL_URL,
      key: env.LECTERN_LANGUAGE_MODEL_KEY,
    }),
  },
} as const satisfies Record<string, ModelProviderSettings>

export type ModelProviderId = keyof typeof modelProviders

/** The providers that generate pictures by an API that Lectern has an adapter for. */
export const pictureProviders = ['openai', 'google', 'azure', 'bedrock', 'compatible'] as const
export type PictureProviderId = (typeof pictureProviders)[number]

export function isModelProvider(id: string): id is ModelProviderId {
  return Object.hasOwn(modelProviders, id)
}

/** Providers whose address and key are LECTERN_LANGUAGE_MODEL_URL and _KEY. */
export const isOwnServer = (id: ModelProviderId) => id === 'ollama' || id === 'compatible'

const azureAddress = ({ AZURE_BASE_URL: url, AZURE_RESOURCE_NAME: name = '' }: ModelEnvironment) =>
  url ?? (/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(name) ? name : undefined)

function regionOf({ AWS_REGION: region, AWS_DEFAULT_REGION: fallback }: ModelEnvironment) {
  return region ?? fallback
}

function signingOf({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
}: ModelEnvironment): ModelCredentials['signing'] {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined
}
