import type { LanguageModelV4, LanguageModelV4CallOptions, JSONSchema7 } from '@ai-sdk/provider'
import type { ModelCredentials } from '../../../../platform/configuration/model-providers.ts'

/** The form of an answer in JSON. */
export interface AnswerForm {
  /** Some providers show it to the model: letters, digits, `_` and `-`, at most 64. */
  readonly name: string
  /** An object. Strict providers need all its properties to be required, and `additionalProperties: false`. */
  readonly schema: JSONSchema7
}

/**
 * How a provider is asked for a form. `schema`: it keeps to the schema. `tool`: the answer is the input of a tool. `json`:
 * it writes any JSON. `words`: only the prompt says it.
 */
export type FormMode = 'schema' | 'tool' | 'json' | 'words'

/** The options of a call by which a provider is asked for a form. */
export type FormOptions = Pick<LanguageModelV4CallOptions, 'responseFormat' | 'providerOptions'>

export interface ModelSettings extends ModelCredentials {
  /** The provider's name of the model. */
  readonly model: string
  readonly fetch: typeof globalThis.fetch
  /** Whether the number of tokens is asked for, where a server may not know the question. */
  readonly countTokens: boolean
}

/** A provider of language models, through its package of the AI SDK. */
export interface ModelProvider {
  /** Best first. */
  readonly modes: readonly FormMode[]
  /** Options of each call, with and without a form. */
  readonly options: (mode: FormMode, form: AnswerForm | undefined) => FormOptions
  /** Loads its package, which is not loaded before, and opens a model. Sends nothing. */
  readonly open: (settings: ModelSettings) => Promise<LanguageModelV4>
}

/** The usual ways to ask: with the schema, for any JSON, or not at all. */
export function responseFormat(
  mode: FormMode,
  form: AnswerForm | undefined,
): Pick<FormOptions, 'responseFormat'> {
  if (!form || mode === 'words') return {}
  return { responseFormat: mode === 'json' ? { type: 'json' } : { type: 'json', ...form } }
}
