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
  readonly languageModel: LanguageModelConfig | undefined
  readonly speechModel: SpeechModelConfig | undefined
  readonly mail: {
    /** If undefined, mail is written to the outbox of the data directory. */
    readonly smtpUrl: string | undefined
    /** The sender: `Name <address>`. */
    readonly from: string
  }
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** A model of an OpenAI-compatible server. */
export interface ProviderConfig {
  readonly model: string
  readonly url: string | undefined
  readonly key: string | undefined
}

export interface LanguageModelConfig extends ProviderConfig {
  /** US dollars per million tokens, read and written. */
  readonly price: { readonly input: number; readonly output: number } | undefined
}

export interface SpeechModelConfig extends ProviderConfig {
  /** US dollars per million characters. */
  readonly price: number | undefined
  /** Maximum number of characters in one request. */
  readonly characters: number
}
