import type { ModelCredentials, ModelProviderId, PictureProviderId } from './model-providers.ts'

/** The configuration of Lectern. `readConfig` reads it from the environment. `docs/configuration.md` has a table of the variables. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The secret from the environment. If undefined, Lectern creates one in the data directory. */
  readonly secret: string | undefined
  /** The address at which users reach it, without a trailing slash. */
  readonly publicUrl: string
  /** Addresses or ranges of the reverse proxies. Their forwarded client address is trusted. */
  readonly trustedProxies: readonly string[]
  /** Address of the PostgreSQL server. If undefined, the embedded database is used. */
  readonly databaseUrl: string | undefined
  readonly sandbox: {
    readonly on: boolean
    readonly port: number
    readonly coursesFolder: string | undefined
  }
  /** Whether course systems may be inside a private network. */
  readonly allowPrivateNetworks: boolean
  /** Registrations allowed from one network address per hour. */
  readonly registrationsPerHour: number
  /** Bytes that one account may store. */
  readonly storagePerAccount: number
  /** The daily budgets (UTC). */
  readonly budgets: BudgetsConfig
  /** The models that write, in the order in which they are asked. */
  readonly languageModels: LanguageModelsConfig | undefined
  readonly speechModel: SpeechModelConfig | undefined
  /** The models that generate pictures, in the order in which they are asked. Empty without any. */
  readonly imageModels: readonly ImageModelConfig[]
  /** The providers of LECTERN_VOICES, in its order. */
  readonly voiceProviders: readonly VoiceProviderConfig[]
  /** The folder with the models of local neural voices. */
  readonly voicesFolder: string | undefined
  /** Mail addresses of the accounts that own this installation, in lower case; `everyone` in the sandbox. */
  readonly owners: 'everyone' | readonly string[]
  /** The learning record store (xAPI) that gets the events of learners. */
  readonly learningRecords:
    | { readonly url: string; readonly key: string; readonly secret: string }
    | undefined
  readonly mail: {
    /** If undefined, mail is written to the outbox of the data directory. */
    readonly smtpUrl: string | undefined
    /** The sender: `Name <address>`. */
    readonly from: string
  }
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export interface BudgetsConfig {
  /** For all accounts together. */
  readonly instance: DailyBudget
  /** For each account. */
  readonly account: DailyBudget
}

/** The daily limits of an account or of all accounts. Undefined amounts have no limit. */
export interface DailyBudget {
  /** Pages that become a slideshow or podcast. */
  readonly pages?: number | undefined
  readonly audioMinutes?: number | undefined
  /** US dollars. */
  readonly dollars?: number | undefined
}

export interface LanguageModelsConfig {
  /** At least one. */
  readonly models: readonly LanguageModelConfig[]
  /** Whether the built-in writer writes if no model does. */
  readonly fallback: boolean
  /** Judges whether the page supports the sentences of the models. */
  readonly judge?: LanguageModelConfig | undefined
}

export interface LanguageModelConfig extends ModelCredentials {
  readonly provider: ModelProviderId
  /** The provider's name for people. */
  readonly label: string
  /** The variable of the key, for messages. */
  readonly variable: string
  /** The provider's name of the model. */
  readonly model: string
  /** US dollars per million tokens, read and written. */
  readonly price: { readonly input: number; readonly output: number } | undefined
  /** Calls at the same time. */
  readonly parallel: number
}

/** A model of an OpenAI-compatible server. */
export interface SpeechModelConfig {
  readonly model: string
  readonly url: string | undefined
  readonly key: string | undefined
  /** US dollars per million characters. */
  readonly price: number | undefined
  /** Maximum number of characters in one request. */
  readonly characters: number
}

/** A model that generates pictures. */
export interface ImageModelConfig extends ModelCredentials {
  readonly provider: PictureProviderId
  /** The provider's name for people. */
  readonly label: string
  /** The variable of the key, for messages. */
  readonly variable: string
  /** The provider's name of the model. */
  readonly model: string
  /** US dollars per picture. */
  readonly price: number | undefined
}

/** A provider of voices, with the values of its own environment variables. */
export interface VoiceProviderConfig {
  readonly provider: VoiceProviderName
  /** The model, or the group of voices; undefined for the usual one. */
  readonly model?: string | undefined
  /** US dollars per million characters; undefined if unknown. */
  readonly price?: number | undefined
  /** The key. Of Amazon, the id of the access key. */
  readonly key: string
  /** The other half of Amazon's key. */
  readonly secret?: string | undefined
  readonly sessionToken?: string | undefined
  readonly region?: string | undefined
  /** Base address, if it is not the provider's usual one. */
  readonly url?: string | undefined
}

export type VoiceProviderName = 'elevenlabs' | 'azure' | 'google' | 'polly' | 'deepgram'
