import { Problem } from '@lectern/domain/problems/problems.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { SpokenTone } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { cancelledProblem } from '../../../../platform/providers/cancelled.ts'
import type { Charge } from '../../../../platform/providers/charge.ts'
import { memoizeAsync } from '../../../../platform/runtime/memoize-async.ts'
import type { Sound, SpeechEngine, SpeechRequest } from '../../speech-engine.ts'
import { hasWords } from '../../text/speakable.ts'

/** Requests of one speech provider. They throw the `Problem`s of speech engines. */
export interface ProviderCalls {
  /** All voices of the account. */
  listVoices(signal: AbortSignal | undefined): Promise<readonly Voice[]>
  /** Speaks a text with words in a known voice. UNKNOWN_VOICE if the provider no longer has it. */
  speak(request: ProviderRequest, signal: AbortSignal | undefined): Promise<Sound>
  /** Number of characters that the provider bills for a request; the length of its text if undefined. */
  billed?(request: ProviderRequest): number
}

export interface ProviderRequest {
  readonly text: string
  /** The text with its marks. Undefined if it has none. */
  readonly spans?: SpeechRequest['spans']
  readonly voice: Voice
  /** Language tag of the text. */
  readonly language: string | undefined
  /** One of the tones of the voice. */
  readonly tone?: SpokenTone | undefined
}

export interface RemoteProvider {
  readonly id: string
  /** Display name: `ElevenLabs`. */
  readonly name: string
  /**
   * The models and formats that produce the audio. The version changes whenever the same text would sound different.
   */
  readonly version: string
  /** US dollars per million characters; undefined if unknown. */
  readonly price: number | undefined
  readonly remote: NonNullable<SpeechEngine['remote']>
  readonly settingsOf?: SpeechEngine['settingsOf']
  readonly marksOf?: SpeechEngine['marksOf']
  readonly takesOf?: SpeechEngine['takesOf']
  /** Loads the code of the requests. Until the first request, a provider costs no time and memory. */
  readonly load: () => Promise<ProviderCalls>
}

/** A list of a provider has at most this many voices; the rest is omitted. */
const mostVoices = 3000

/** The engine of a provider behind a network: what all of them have in common. */
export function createRemoteEngine({ load, price, ...provider }: RemoteProvider): SpeechEngine {
  const { id, name } = provider
  let known: ReadonlyMap<string, Voice> | undefined
  // The modules may fail to load once, for example while too many files are open.
  const loaded = memoizeAsync(load)

  async function listVoices(signal: AbortSignal | undefined): Promise<readonly Voice[]> {
    const listed = await (await loaded()).listVoices(signal)
    const usable = listed.filter(({ language }) => languageOf(language) !== undefined).slice(0, mostVoices)
    known = new Map(usable.map((voice) => [voice.id, voice]))
    return [...known.values()]
  }

  async function voiceOf(voiceId: string, signal: AbortSignal | undefined): Promise<Voice> {
    if (!known) await listVoices(signal)
    const voice = known?.get(voiceId)
    if (!voice) throw new Problem('UNKNOWN_VOICE')
    return voice
  }

  return {
    ...provider,
    voices: listVoices,
    charge: (characters) => chargeOf(name, price, characters),
    async billed({ text, spans, voiceId, language, tone, signal }) {
      const voice = await voiceOf(voiceId, signal)
      return (await loaded()).billed?.({ text, spans, voice, language, tone })
    },
    async speak({ text, spans, voiceId, language, tone, signal }) {
      if (signal?.aborted) throw cancelledProblem(signal)
      if (!voiceId.startsWith(`${id}:`)) throw new Problem('UNKNOWN_VOICE')
      const voice = await voiceOf(voiceId, signal)
      if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 24_000 }
      return (await loaded()).speak({ text, spans, voice, language, tone }, signal)
    },
    close: async () => undefined,
  }
}

function chargeOf(by: string, price: number | undefined, characters: number): Charge | undefined {
  if (price === 0) return undefined
  return price === undefined ? { by } : { by, dollars: (characters * price) / 1_000_000 }
}

/** Timeout in milliseconds of a request with this number of characters. */
export const speechTimeoutMs = (characters: number): number => 30_000 + characters * 40

/** Timeout of a request for a page of voices. */
export const listTimeoutMs = 8000
/** Google's list of more than 2,000 voices has about 500 kB. */
export const maxListBytes = 8 * 1024 * 1024
/** Ten minutes of samples with 16 bits and 24 kHz, which is many times the size of a request. */
export const maxSoundBytes = 32 * 1024 * 1024
