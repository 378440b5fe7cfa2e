import { modelNames } from '@lectern/domain/documents/maker-names.ts'
import { type WordMark, wordMarks } from '@lectern/domain/voices/word-mark.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { type SpokenTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { type Charge, isPaid } from '../../../platform/providers/charge.ts'
import type { Decoded, SoundFault } from '../audio/decode/decoded.ts'
import { decodeSound } from '../audio/decode/decode-sound.ts'
import { cancelledProblem } from '../../../platform/providers/cancelled.ts'
import { capitalised, readKokoroName } from '../text/kokoro-names.ts'
import { hasWords } from '../text/speakable.ts'
import type { Sound, SpeechEngine, SpeechRequest } from '../speech-engine.ts'

export interface OpenAiCompatibleSettings {
  /** The server's name of the model: `gpt-4o-mini-tts`, `kokoro`. */
  readonly model: string
  /** Base URL of the API, including its version: `http://localhost:8880/v1`. Defaults to OpenAI's. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** US dollars per million characters. */
  readonly price?: number | undefined
  /** Maximum number of characters in one request. */
  readonly characters?: number
  /** Names of its voices, for servers that cannot list them. */
  readonly voices?: readonly string[]
  readonly fetch?: typeof fetch
  /** Decodes the server's audio, off the main thread. */
  readonly decode?: (file: Uint8Array, options: { signal: AbortSignal | undefined }) => Promise<Decoded>
  /** Timeout in milliseconds of a request with this number of characters. */
  readonly timeoutMs?: (characters: number) => number
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

/** OpenAI's models from `gpt-4o-mini-tts` on. `tts-1`, and models of other servers, ignore or refuse instructions. */
const followsInstructions = (model: string) => /(?:^|\/)gpt-[\w.-]*tts/.test(model)

/** https://platform.openai.com/docs/api-reference/audio/createSpeech#audio-createspeech-instructions */
const instructionsOf: Readonly<Record<SpokenTone, string>> = {
  enthusiastic: 'Speak with energy and enthusiasm, like a podcast host who loves the topic.',
  curious: 'Speak with curiosity and interest, like a podcast host who wants to know more.',
  thoughtful: 'Speak calmly and thoughtfully, like a podcast host who thinks about each idea.',
  explanatory: 'Speak clearly and patiently, like a teacher who explains something new.',
  warm: 'Speak in a warm and friendly voice, like a podcast host who welcomes the listener.',
}

const markInstructionOf: Readonly<Record<WordMark, (words: string) => string>> = {
  slow: (words) => `Speak slowly when you say ${words}.`,
  strong: (words) => `Emphasise ${words}.`,
}

/** One sentence for each mark, which quotes its words. */
function markInstructions(spans: SpeechRequest['spans'] = []): string[] {
  return wordMarks.flatMap((mark) => {
    const words = spans.filter(({ marks }) => marks.includes(mark)).map(({ text }) => `“${text.trim()}”`)
    return words.length > 0 ? [markInstructionOf[mark](words.join(', '))] : []
  })
}

/** A server without a GPU may need as long to speak as the audio lasts. */
const defaultTimeoutMs = (characters: number) => 30_000 + characters * 80

/** Voices of OpenAI, and of every server with its API. They read any language that their model supports. */
export function createOpenAiCompatibleSpeech(settings: OpenAiCompatibleSettings): SpeechEngine {
  const {
    model,
    url = openAi,
    key = 'none',
    characters = 2000,
    fetch = globalThis.fetch,
    decode = decodeSound,
    timeoutMs = defaultTimeoutMs,
  } = settings
  const server = { url, key, fetch }
  const name = modelNames.speechModel(model)
  let known = settings.voices ?? (url === openAi ? openAiVoices : undefined)
  const mayAsk = known === undefined

  async function requestVoices(signal?: AbortSignal): Promise<readonly string[]> {
    if (!mayAsk && known) return known
    const { listVoices } = await loadCalls()
    return (known = (await listVoices(server, signal)) ?? known ?? openAiVoices)
  }

  return {
    id,
    name,
    // Without the port: a self-hosted server that moves to another port sounds the same.
    version: `${model} at ${new URL(url).hostname}`,
    remote: { longestRequest: characters, ignoresTones: !followsInstructions(model) },
    takesOf: () => 'manner',
    marksOf: () => (followsInstructions(model) ? wordMarks : []),
    async voices(signal) {
      const tones = followsInstructions(model) ? [...spokenTones] : undefined
      return (await requestVoices(signal)).map((voice) => ({
        ...describeVoice(voice, name),
        ...(tones && { tones }),
      }))
    },
    // Instructions are not counted. OpenAI bills their tokens at a twentieth of the price of tokens of audio, from which the
    // price of characters is derived. https://platform.openai.com/docs/pricing
    charge: (count) => chargeFor(count, settings),
    async speak({ text, spans, voiceId, tone, signal }) {
      if (signal?.aborted) throw cancelledProblem(signal)
      const voice = (known ?? (await requestVoices(signal))).find((one) => voiceId === `${id}:${one}`)
      if (!voice) throw new Problem('UNKNOWN_VOICE')
      if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 24_000 }
      const { requestSpeech } = await loadCalls()
      const instructions =
        [tone && instructionsOf[tone], ...markInstructions(spans)].filter(Boolean).join(' ') || undefined
      const request = { model, text, voice, instructions, timeoutMs: timeoutMs(text.length) }
      return soundOf(await decode(await requestSpeech(server, request, signal), { signal }))
    },
    close: async () => undefined,
  }
}

function soundOf(decoded: Decoded): Sound {
  if (decoded.fault === undefined) return decoded.sound
  throw problemOf[decoded.fault]()
}

const problemOf: Readonly<Record<SoundFault, () => Problem>> = {
  empty: () => new Problem('SPEECH_UNUSABLE', { reason: 'noAudio' }),
  cut: () => new Problem('SPEECH_UNUSABLE', { reason: 'cutOff' }),
  'not audio': () => new Problem('SPEECH_UNUSABLE', { reason: 'message' }),
  unsupported: () => new Problem('SPEECH_FAILED', { reason: 'unsupportedFormat' }),
}

function chargeFor(
  characters: number,
  { model, url, key, price }: OpenAiCompatibleSettings,
): Charge | undefined {
  if (price === 0) return undefined
  if (price !== undefined) return { by: model, dollars: (characters * price) / 1_000_000 }
  return isPaid({ url, key }) ? { by: model } : undefined
}

/**
 * The SDK takes a large part of a second to load. It is not loaded at the start, and never without a configured model.
 */
const loadCalls = () => import('../providers/openai/speech-server.ts')

function describeVoice(voice: string, engine: string): Voice {
  const shared = { id: `${id}:${voice}`, engine, quality: 'good' } as const
  const kokoro = readKokoroName(voice)
  return kokoro
    ? { ...shared, ...kokoro }
    : { ...shared, name: capitalised(voice), language: 'en-US', languages: 'any' }
}
