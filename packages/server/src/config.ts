import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** The configuration of Lectern. Only this file reads the environment. The README has a table of the variables. */
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

const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a port number.` })
    .pipe(
      z
        .int(`${name} must be a whole number.`)
        .min(1, `${name} must be between 1 and 65535.`)
        .max(65535, `${name} must be between 1 and 65535.`),
    )
const url = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address such as ${example}.` }).optional()

const count = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number.` })
    .pipe(z.int(`${name} must be a whole number.`).min(1, `${name} must be at least 1.`))

const units: Readonly<Record<string, number>> = { MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 }
const byteSize = (name: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)? ?(MB|GB|TB)$/, { error: `${name} must be a size such as 5GB or 500MB.` })
    .transform((text) => Math.round(Number.parseFloat(text) * (units[text.slice(-2)] ?? 1)))

const onOff = (name: string) => z.enum(['on', 'off'], { error: `${name} must be "on" or "off".` })

const amount = String.raw`\d+(?:\.\d+)?`
const tokenPrice = z
  .string()
  .regex(new RegExp(`^${amount}/${amount}$`), {
    error:
      'LECTERN_LANGUAGE_MODEL_PRICE must be two prices such as 0.15/0.60: US dollars for a million tokens in and out.',
  })
  .transform((text) => {
    const [input = 0, output = 0] = text.split('/').map(Number)
    return { input, output }
  })
const characterPrice = z
  .string()
  .regex(new RegExp(`^${amount}$`), {
    error: 'LECTERN_SPEECH_MODEL_PRICE must be a price such as 15: US dollars for a million characters.',
  })
  .transform(Number)

const charactersError =
  'LECTERN_SPEECH_MODEL_CHARACTERS must be a whole number from 100 to 100000: the most characters of one request.'
const requestLength = z.coerce
  .number({ error: charactersError })
  .pipe(z.int(charactersError).min(100, charactersError).max(100_000, charactersError))

const environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port('PORT').default(8080),
    LECTERN_DATA_DIR: z.string().default('./data'),
    LECTERN_SECRET: z.string().min(16, 'LECTERN_SECRET must have at least 16 characters.').optional(),
    LECTERN_PUBLIC_URL: url('LECTERN_PUBLIC_URL', /^https?$/, 'https://lectern.example.edu'),
    LECTERN_TRUSTED_PROXIES: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .refine(
        (list) => list.every((one) => ipaddr.isValid(one) || ipaddr.isValidCIDR(one)),
        'LECTERN_TRUSTED_PROXIES must be addresses or ranges such as 127.0.0.1,10.0.0.0/8.',
      )
      .default([]),
    DATABASE_URL: url('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user:password@host:5432/lectern'),
    LECTERN_SANDBOX: onOff('LECTERN_SANDBOX').default('on'),
    LECTERN_SANDBOX_PORT: port('LECTERN_SANDBOX_PORT').optional(),
    LECTERN_SANDBOX_COURSES: z.string().optional(),
    LECTERN_ALLOW_PRIVATE_NETWORKS: onOff('LECTERN_ALLOW_PRIVATE_NETWORKS').default('off'),
    LECTERN_REGISTRATIONS_PER_HOUR: count('LECTERN_REGISTRATIONS_PER_HOUR').default(300),
    LECTERN_LANGUAGE_MODEL: z.string().optional(),
    LECTERN_LANGUAGE_MODEL_URL: url('LECTERN_LANGUAGE_MODEL_URL', /^https?$/, 'https://api.example.com/v1'),
    LECTERN_LANGUAGE_MODEL_KEY: z.string().optional(),
    LECTERN_LANGUAGE_MODEL_PRICE: tokenPrice.optional(),
    LECTERN_STORAGE_PER_ACCOUNT: byteSize('LECTERN_STORAGE_PER_ACCOUNT').default(5 * 2 ** 30),
    LECTERN_SPEECH_MODEL: z.string().optional(),
    LECTERN_SPEECH_MODEL_URL: url('LECTERN_SPEECH_MODEL_URL', /^https?$/, 'https://api.example.com/v1'),
    LECTERN_SPEECH_MODEL_KEY: z.string().optional(),
    LECTERN_SPEECH_MODEL_PRICE: characterPrice.optional(),
    LECTERN_SPEECH_MODEL_CHARACTERS: requestLength.optional(),
    SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtps://user:password@mail.example.edu'),
    LECTERN_MAIL_FROM: z
      .string()
      .regex(
        /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        'LECTERN_MAIL_FROM must be an address such as Lectern <lectern@example.edu>.',
      )
      .optional(),
    LECTERN_LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'LECTERN_LOG_LEVEL must be debug, info, warn, error or silent.',
      })
      .default('warn'),
  })
  .check(({ value, issues }) => {
    for (const name of ['LECTERN_LANGUAGE_MODEL', 'LECTERN_SPEECH_MODEL'] as const) {
      if (!value[name] && (value[`${name}_URL`] || value[`${name}_KEY`])) {
        issues.push({ code: 'custom', input: value, message: `${name}_URL and ${name}_KEY need ${name}.` })
      }
      if (!value[name] && value[`${name}_PRICE`] !== undefined) {
        issues.push({ code: 'custom', input: value, message: `${name}_PRICE needs ${name}.` })
      }
    }
    if (!value.LECTERN_SPEECH_MODEL && value.LECTERN_SPEECH_MODEL_CHARACTERS !== undefined) {
      const message = 'LECTERN_SPEECH_MODEL_CHARACTERS needs LECTERN_SPEECH_MODEL.'
      issues.push({ code: 'custom', input: value, message })
    }
  })

/** Configuration errors as sentences for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Whether a host name refers to this machine. */
export const isLoopback = (host: string) => /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/.test(host)

/** Reads and checks the environment. An empty variable counts as not set. Throws a `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const read = parsed.data
  const shownHost =
    isLoopback(read.HOST) || read.HOST === '0.0.0.0' || read.HOST === '::' ? 'localhost' : read.HOST
  const publicUrl = (read.LECTERN_PUBLIC_URL ?? `http://${shownHost}:${read.PORT}`).replace(/\/+$/, '')
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.LECTERN_DATA_DIR),
    secret: read.LECTERN_SECRET,
    publicUrl,
    trustedProxies: read.LECTERN_TRUSTED_PROXIES,
    databaseUrl: read.DATABASE_URL,
    sandbox: {
      // Any user who reaches the sandbox can use it. It must be reachable from this machine only, also behind a reverse
      // proxy.
      on: read.LECTERN_SANDBOX === 'on' && isLoopback(read.HOST) && isLoopback(new URL(publicUrl).hostname),
      port: read.LECTERN_SANDBOX_PORT ?? (read.PORT < 65535 ? read.PORT + 1 : read.PORT - 1),
      coursesFolder: read.LECTERN_SANDBOX_COURSES && resolve(read.LECTERN_SANDBOX_COURSES),
    },
    allowPrivateNetworks: read.LECTERN_ALLOW_PRIVATE_NETWORKS === 'on',
    storagePerAccount: read.LECTERN_STORAGE_PER_ACCOUNT,
    registrationsPerHour: read.LECTERN_REGISTRATIONS_PER_HOUR,
    languageModel: provider(
      read.LECTERN_LANGUAGE_MODEL,
      read.LECTERN_LANGUAGE_MODEL_URL,
      read.LECTERN_LANGUAGE_MODEL_KEY,
      read.LECTERN_LANGUAGE_MODEL_PRICE,
    ),
    speechModel: speechModelOf(read),
    mail: {
      smtpUrl: read.SMTP_URL,
      from: read.LECTERN_MAIL_FROM ?? `Lectern <no-reply@${new URL(publicUrl).hostname}>`,
    },
    logLevel: read.LECTERN_LOG_LEVEL,
  }
}

function provider<Price>(
  model: string | undefined,
  address: string | undefined,
  key: string | undefined,
  price: Price,
) {
  return model ? { model, url: address, key, price } : undefined
}

/**
 * Limits differ between providers. OpenAI's newer models take 2,000 tokens, which are about 2,000 Chinese characters.
 */
const defaultRequestLength = 2000

function speechModelOf(read: z.infer<typeof environment>): SpeechModelConfig | undefined {
  const model = provider(
    read.LECTERN_SPEECH_MODEL,
    read.LECTERN_SPEECH_MODEL_URL,
    read.LECTERN_SPEECH_MODEL_KEY,
    read.LECTERN_SPEECH_MODEL_PRICE,
  )
  return model && { ...model, characters: read.LECTERN_SPEECH_MODEL_CHARACTERS ?? defaultRequestLength }
}

/** The paths inside the data directory. */
export function dataPaths(dataDir: string): {
  /** Paid speech whose audio is not stored yet. */
  speech: string
  media: string
  secret: string
  outbox: string
  incoming: string
} {
  return {
    incoming: join(dataDir, 'incoming'),
    media: join(dataDir, 'media'),
    speech: join(dataDir, 'speech'),
    secret: join(dataDir, 'secret.key'),
    outbox: join(dataDir, 'outbox'),
  }
}
