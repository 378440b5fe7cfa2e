import { resolve } from 'node:path'
import type { Config, SpeechModelConfig } from './config.ts'
import { type Environment, environment } from './environment.ts'
import { imageModelsOf } from './image-models.ts'
import { isLoopback } from './is-loopback.ts'
import { languageModelsOf } from './language-models.ts'
import { readVoiceProviders } from './voice-providers.ts'

/** Configuration errors as sentences for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads and checks the environment. An empty variable counts as not set. Throws a `ConfigError`. Only this file reads the
 * environment.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const read = parsed.data
  const publicUrl = publicUrlOf(read)
  const sandbox = sandboxOf(read, publicUrl)
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.LECTERN_DATA_DIR),
    secret: read.LECTERN_SECRET,
    publicUrl,
    trustedProxies: read.LECTERN_TRUSTED_PROXIES,
    databaseUrl: read.DATABASE_URL,
    sandbox,
    allowPrivateNetworks: read.LECTERN_ALLOW_PRIVATE_NETWORKS === 'on',
    storagePerAccount: read.LECTERN_STORAGE_PER_ACCOUNT,
    registrationsPerHour: read.LECTERN_REGISTRATIONS_PER_HOUR,
    budgets: budgetsOf(read),
    languageModels: languageModelsOf(read),
    speechModel: speechModelOf(read),
    imageModels: imageModelsOf(read),
    voiceProviders: readVoiceProviders(read).providers,
    voicesFolder: read.LECTERN_VOICES_DIR && resolve(read.LECTERN_VOICES_DIR),
    owners: sandbox.on ? 'everyone' : read.LECTERN_OWNERS,
    learningRecords: learningRecordsOf(read),
    mail: {
      smtpUrl: read.SMTP_URL,
      from: read.LECTERN_MAIL_FROM ?? `Lectern <no-reply@${new URL(publicUrl).hostname}>`,
    },
    logLevel: read.LECTERN_LOG_LEVEL,
  }
}

/** The configured address, or the address of this machine. */
function publicUrlOf({ HOST: host, PORT: port, LECTERN_PUBLIC_URL: configured }: Environment): string {
  const shownHost = isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return (configured ?? `http://${shownHost}:${port}`).replace(/\/+$/, '')
}

/**
 * Any user who reaches the sandbox can use it. It must be reachable from this machine only, also behind a reverse proxy.
 */
const sandboxOf = (read: Environment, publicUrl: string): Config['sandbox'] => ({
  on: read.LECTERN_SANDBOX === 'on' && isLoopback(read.HOST) && isLoopback(new URL(publicUrl).hostname),
  port: read.LECTERN_SANDBOX_PORT ?? (read.PORT < 65535 ? read.PORT + 1 : read.PORT - 1),
  coursesFolder: read.LECTERN_SANDBOX_COURSES && resolve(read.LECTERN_SANDBOX_COURSES),
})

const budgetsOf = (read: Environment): Config['budgets'] => ({
  instance: {
    pages: read.LECTERN_DAILY_PAGES,
    audioMinutes: read.LECTERN_DAILY_AUDIO_MINUTES,
    dollars: read.LECTERN_DAILY_DOLLARS,
  },
  account: {
    pages: read.LECTERN_DAILY_PAGES_PER_ACCOUNT,
    audioMinutes: read.LECTERN_DAILY_AUDIO_MINUTES_PER_ACCOUNT,
    dollars: read.LECTERN_DAILY_DOLLARS_PER_ACCOUNT,
  },
})

const learningRecordsOf = ({
  LECTERN_LRS_URL: url,
  LECTERN_LRS_KEY: key,
  LECTERN_LRS_SECRET: secret,
}: Environment): Config['learningRecords'] =>
  url && key && secret ? { url: url.replace(/\/+$/, ''), key, secret } : undefined

/**
 * Limits differ between providers. OpenAI's newer models take 2,000 tokens, which are about 2,000 Chinese characters.
 */
const defaultRequestLength = 2000

function speechModelOf({
  LECTERN_SPEECH_MODEL: model,
  LECTERN_SPEECH_MODEL_URL: address,
  LECTERN_SPEECH_MODEL_KEY: key,
  LECTERN_SPEECH_MODEL_PRICE: price,
  LECTERN_SPEECH_MODEL_CHARACTERS: characters = defaultRequestLength,
}: Environment): SpeechModelConfig | undefined {
  return model ? { model, url: address, key, price, characters } : undefined
}
