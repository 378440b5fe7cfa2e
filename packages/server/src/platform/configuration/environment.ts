import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { imageModelFaults } from './image-models.ts'
import { languageModelFaults } from './language-models.ts'
import { modelVariables } from './model-variables.ts'
import { readVoiceProviders } from './voice-providers.ts'
import {
  byteSize,
  characterPrice,
  count,
  mailAddresses,
  onOff,
  port,
  positive,
  requestLength,
  url,
} from './variables.ts'

const hasCredentials = (address: string) => {
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** Errors in the variables of the speech model, as sentences for the operator. */
function speechModelFaults(value: {
  readonly LECTERN_SPEECH_MODEL?: string | undefined
  readonly LECTERN_SPEECH_MODEL_URL?: string | undefined
  readonly LECTERN_SPEECH_MODEL_KEY?: string | undefined
  readonly LECTERN_SPEECH_MODEL_PRICE?: number | undefined
  readonly LECTERN_SPEECH_MODEL_CHARACTERS?: number | undefined
}): string[] {
  if (value.LECTERN_SPEECH_MODEL) return []
  const { LECTERN_SPEECH_MODEL_URL: address, LECTERN_SPEECH_MODEL_KEY: key } = value
  return [
    ...(address || key
      ? ['LECTERN_SPEECH_MODEL_URL and LECTERN_SPEECH_MODEL_KEY need LECTERN_SPEECH_MODEL.']
      : []),
    ...(['PRICE', 'CHARACTERS'] as const).flatMap((name) =>
      value[`LECTERN_SPEECH_MODEL_${name}`] === undefined
        ? []
        : [`LECTERN_SPEECH_MODEL_${name} needs LECTERN_SPEECH_MODEL.`],
    ),
  ]
}

/** The environment variables of Lectern. Their messages are sentences for the operator. */
export const environment = z
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
    LECTERN_DAILY_PAGES: count('LECTERN_DAILY_PAGES').optional(),
    LECTERN_DAILY_PAGES_PER_ACCOUNT: count('LECTERN_DAILY_PAGES_PER_ACCOUNT').optional(),
    LECTERN_DAILY_AUDIO_MINUTES: positive('LECTERN_DAILY_AUDIO_MINUTES').optional(),
    LECTERN_DAILY_AUDIO_MINUTES_PER_ACCOUNT: positive('LECTERN_DAILY_AUDIO_MINUTES_PER_ACCOUNT').optional(),
    LECTERN_DAILY_DOLLARS: positive('LECTERN_DAILY_DOLLARS').optional(),
    LECTERN_DAILY_DOLLARS_PER_ACCOUNT: positive('LECTERN_DAILY_DOLLARS_PER_ACCOUNT').optional(),
    ...modelVariables,
    LECTERN_OWNERS: mailAddresses('LECTERN_OWNERS').default([]),
    LECTERN_STORAGE_PER_ACCOUNT: byteSize('LECTERN_STORAGE_PER_ACCOUNT').default(5 * 2 ** 30),
    LECTERN_SPEECH_MODEL: z.string().optional(),
    LECTERN_SPEECH_MODEL_URL: url('LECTERN_SPEECH_MODEL_URL', /^https?$/, 'https://api.example.com/v1'),
    LECTERN_SPEECH_MODEL_KEY: z.string().optional(),
    LECTERN_SPEECH_MODEL_PRICE: characterPrice.optional(),
    LECTERN_SPEECH_MODEL_CHARACTERS: requestLength.optional(),
    LECTERN_VOICES: z.string().optional(),
    LECTERN_VOICES_PRICE: z.string().optional(),
    LECTERN_VOICES_DIR: z.string().optional(),
    ELEVENLABS_API_KEY: z.string().optional(),
    ELEVENLABS_URL: url('ELEVENLABS_URL', /^https?$/, 'https://api.eu.residency.elevenlabs.io'),
    AZURE_SPEECH_KEY: z.string().optional(),
    AZURE_SPEECH_REGION: z.string().optional(),
    GOOGLE_API_KEY: z.string().optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    AWS_REGION: z.string().optional(),
    DEEPGRAM_API_KEY: z.string().optional(),
    LECTERN_LRS_URL: url('LECTERN_LRS_URL', /^https?$/, 'https://lrs.example.edu/xapi'),
    LECTERN_LRS_KEY: z.string().optional(),
    LECTERN_LRS_SECRET: z.string().optional(),
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
    // The input would be part of the issue.
    for (const message of languageModelFaults(value))
      issues.push({ code: 'custom', input: undefined, message })
    for (const message of imageModelFaults(value)) issues.push({ code: 'custom', input: undefined, message })
    for (const message of speechModelFaults(value)) issues.push({ code: 'custom', input: undefined, message })
    for (const message of readVoiceProviders(value).errors) {
      // The input would be part of the issue, with all keys.
      issues.push({ code: 'custom', input: undefined, message })
    }
    if (value.LECTERN_LRS_URL !== undefined && hasCredentials(value.LECTERN_LRS_URL)) {
      const message =
        'LECTERN_LRS_URL must not contain a user or password. Use LECTERN_LRS_KEY and LECTERN_LRS_SECRET.'
      // The input would be part of the issue.
      issues.push({ code: 'custom', input: undefined, message })
    }
    const records = [value.LECTERN_LRS_URL, value.LECTERN_LRS_KEY, value.LECTERN_LRS_SECRET]
    if (records.includes(undefined) && records.some(Boolean)) {
      const message = 'LECTERN_LRS_URL, LECTERN_LRS_KEY and LECTERN_LRS_SECRET need each other.'
      issues.push({ code: 'custom', input: value, message })
    }
  })

export type Environment = z.infer<typeof environment>
