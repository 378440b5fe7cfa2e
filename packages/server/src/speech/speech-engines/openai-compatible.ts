import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { type Charge, isPaid } from '../../providers/charge.ts'
import { requireSound } from '../require-sound.ts'
import { hasWords } from '../speakable.ts'
import type { SpeechEngine } from '../speech-engine.ts'

export interface OpenAiCompatibleSettings {
  /** As the server calls it: `gpt-4o-mini-tts`, `kokoro`. */
  readonly model: string
  /** Of the API, up to and with its version: `http://localhost:8880/v1`. OpenAI's own unless told. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** US dollars for a million characters. */
  readonly price?: number | undefined
  /** Names of its voices, where the server cannot tell them. */
  readonly voices?: readonly string[]
  readonly fetch?: typeof fetch
  /** Milliseconds that one passage may take. */
  readonly timeoutMs?: number
  readonly now?: () => number
}

const id = 'openai'
const openAi = 'https://api.openai.com/v1'
const openAiVoices = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
]
const listAgeMs = 10 * 60_000

/** Voices of OpenAI, and of every server that speaks as it does. They read any language that their model knows. */
export function createOpenAiCompatibleSpeech(settings: OpenAiCompatibleSettings): SpeechEngine {
  const {
    model,
    url = openAi,
    key = 'none',
    fetch = globalThis.fetch,
    timeoutMs = 60_000,
    now = Date.now,
  } = settings
  const server = { url, key, fetch }
  const name = `${model} (any language)`
  let kept: { names: readonly string[]; until: number } | undefined

  async function voiceNames(signal?: AbortSignal): Promise<readonly string[]> {
    if (settings.voices) return settings.voices
    if (url === openAi) return openAiVoices
    if (!kept || kept.until < now()) {
      const { listVoices } = await loadCalls()
      kept = { names: (await listVoices(server, signal)) ?? openAiVoices, until: now() + listAgeMs }
    }
    return kept.names
  }

  return {
    id,
    name,
    voices: async (signal) => (await voiceNames(signal)).map((voice) => describeVoice(voice, name)),
    charge: (characters) => chargeFor(characters, settings),
    async speak({ text, voiceId, signal }) {
      const voice = (await voiceNames(signal)).find((one) => voiceId === `${id}:${one}`)
      if (!voice) throw new Problem('UNKNOWN_VOICE')
      if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 24_000 }
      const { requestSpeech } = await loadCalls()
      return requireSound(await requestSpeech(server, { model, text, voice, timeoutMs }, signal))
    },
    close: async () => undefined,
  }
}

function chargeFor(
  characters: number,
  { model, url, key, price }: OpenAiCompatibleSettings,
): Charge | undefined {
  if (price === 0) return undefined
  if (price !== undefined) return { by: model, dollars: (characters * price) / 1_000_000 }
  return isPaid({ url, key }) ? { by: model } : undefined
}

/** The SDK takes a good part of a second to load: not at the start, and not where no model is configured. */
const loadCalls = () => import('../openai/speech-server.ts')

/** Kokoro's voices tell language and gender in their first two letters: `bf_emma` is British and female. */
const kokoroLanguages: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es-ES',
  f: 'fr-FR',
  h: 'hi-IN',
  i: 'it-IT',
  j: 'ja-JP',
  p: 'pt-BR',
  z: 'zh-CN',
}

function describeVoice(voice: string, engine: string): Voice {
  const [, letter = '', gender, own] = /^([a-z])([fm])_(\w+)$/.exec(voice) ?? []
  const language = kokoroLanguages[letter]
  const shared = { id: `${id}:${voice}`, engine, quality: 'good' } as const
  if (!language || !own) return { ...shared, name: capitalised(voice), language: 'en-US' }
  return { ...shared, name: capitalised(own), language, gender: gender === 'f' ? 'female' : 'male' }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
