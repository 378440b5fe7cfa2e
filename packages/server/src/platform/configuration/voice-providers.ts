import type { VoiceProviderConfig, VoiceProviderName } from './config.ts'

type Variables = Readonly<Record<string, string | undefined>>
type Settings = Omit<VoiceProviderConfig, 'provider' | 'model' | 'price'>

/** The environment variables of each provider. `read` gets those in `needs` as texts. */
const providers: Readonly<
  Record<VoiceProviderName, { needs: readonly string[]; read: (variables: Variables) => Settings }>
> = {
  elevenlabs: {
    needs: ['ELEVENLABS_API_KEY'],
    read: ({ ELEVENLABS_API_KEY: key = '', ELEVENLABS_URL: url }) => ({ key, url: withoutSlash(url) }),
  },
  azure: {
    needs: ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION'],
    read: ({ AZURE_SPEECH_KEY: key = '', AZURE_SPEECH_REGION: region }) => ({ key, region }),
  },
  google: { needs: ['GOOGLE_API_KEY'], read: ({ GOOGLE_API_KEY: key = '' }) => ({ key }) },
  polly: {
    needs: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'],
    read: (variables) => ({
      key: variables['AWS_ACCESS_KEY_ID'] ?? '',
      secret: variables['AWS_SECRET_ACCESS_KEY'],
      sessionToken: variables['AWS_SESSION_TOKEN'],
      region: variables['AWS_REGION'],
    }),
  },
  deepgram: { needs: ['DEEPGRAM_API_KEY'], read: ({ DEEPGRAM_API_KEY: key = '' }) => ({ key }) },
}

const isProvider = (name: string): name is VoiceProviderName => Object.hasOwn(providers, name)
const names = Object.keys(providers).join(', ')
const withoutSlash = (url: string | undefined) => url?.replace(/\/+$/, '')
const region = /^[a-z]{2,}[a-z0-9-]*$/

/** The providers of LECTERN_VOICES, or every error in these variables as a sentence for the operator. */
export function readVoiceProviders(environment: Readonly<Record<string, unknown>>): {
  providers: readonly VoiceProviderConfig[]
  errors: readonly string[]
} {
  const variables = textsOf(environment)
  const entries = listOf(variables['LECTERN_VOICES']).map((entry) => {
    const [name = '', ...model] = entry.split(':')
    return { name: name.trim().toLowerCase(), model: model.join(':').trim() || undefined }
  })
  const { prices, errors: priceErrors } = readPrices(variables['LECTERN_VOICES_PRICE'], entries)
  const read = entries.map(({ name, model }) =>
    isProvider(name)
      ? { provider: name, model, price: prices.get(name), ...providers[name].read(variables) }
      : undefined,
  )
  return {
    providers: read.filter((one) => one !== undefined),
    errors: [
      ...entries.flatMap((entry, index) => errorsOf(entry.name, entries.slice(0, index), variables)),
      ...priceErrors,
    ],
  }
}

interface Entry {
  readonly name: string
}

function errorsOf(name: string, before: readonly Entry[], variables: Variables): string[] {
  if (!isProvider(name)) return [`LECTERN_VOICES names “${name}”, but the providers are ${names}.`]
  if (before.some((entry) => entry.name === name)) return [`LECTERN_VOICES names ${name} twice.`]
  const missing = providers[name].needs.filter((variable) => !variables[variable])
  if (missing.length > 0) return [`LECTERN_VOICES names ${name}, which needs ${missing.join(' and ')}.`]
  // Regions are parts of host names.
  return providers[name].needs
    .filter((variable) => variable.endsWith('_REGION') && !region.test(variables[variable] ?? ''))
    .map((variable) => `${variable} must be the short name of a region such as westeurope or eu-central-1.`)
}

/** `elevenlabs=200,azure=16` */
function readPrices(text: string | undefined, entries: readonly Entry[]) {
  const prices = new Map<string, number>()
  const errors: string[] = []
  for (const entry of listOf(text)) {
    const [, name = '', price] = /^([a-z]+)\s*=\s*(\d+(?:\.\d+)?)$/.exec(entry) ?? []
    if (price === undefined)
      return {
        prices,
        errors: [
          'LECTERN_VOICES_PRICE must be prices such as elevenlabs=200,azure=16: US dollars for a million characters.',
        ],
      }
    if (!entries.some((one) => one.name === name))
      errors.push(`LECTERN_VOICES_PRICE has a price for ${name}, which LECTERN_VOICES does not name.`)
    prices.set(name, Number(price))
  }
  return { prices, errors }
}

const textsOf = (environment: Readonly<Record<string, unknown>>): Variables =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const listOf = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
