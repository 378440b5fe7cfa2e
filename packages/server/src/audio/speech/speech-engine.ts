import type { TakeDifference } from '@lectern/domain/voices/take-difference.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import type { SpokenTone } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Charge } from '../../platform/providers/charge.ts'
import type { MarkedSpan } from './marked-span.ts'

/**
 * The port to a speech engine. An engine turns text into unprocessed sound. The narrator does trimming, loudness,
 * joining, MP3 and retries. It throws `Problem`s: UNKNOWN_VOICE, VOICE_CANNOT_SPEAK (it cannot read the script of the
 * text), SPEECH_UNUSABLE (the response is no complete sound of the text), SPEECH_REFUSED (every further request of
 * the engine, or of this voice, would fail as well), SPEECH_UNAVAILABLE (it may answer later), SPEECH_FAILED. The suite in `speech-engine.contract.ts`
 * tests every engine and the fake.
 */
export interface SpeechEngine {
  /** Prefix of its voices' ids: `flite`. */
  readonly id: string
  /** Display name: 'Built-in English voices'. */
  readonly name: string
  /** The synthesiser and its version: `flite 0.1.1`. Changes whenever the same text would sound different. */
  readonly version: string
  /**
   * Settings of a voice inside the engine that change the sound, for a text of a language. They are the same before and
   * after the list of voices is known.
   */
  settingsOf?(voiceId: string, language?: string): Readonly<Record<string, string | number>>
  /** The voices of the engine. Their ids are `{engine id}:{voice}`. Only tones that a voice lists are requested of it. */
  voices(signal?: AbortSignal): Promise<readonly Voice[]>
  /** Price of a number of characters. Undefined for built-in engines, which are free. */
  charge?(characters: number): Charge | undefined
  /**
   * Number of characters that the provider bills for a request, with the markup of its tone, marks and language. Undefined
   * if it bills the length of the text. Throws UNKNOWN_VOICE, and the problems of `voices`.
   */
  billed?(request: SpeechRequest): Promise<number | undefined>
  /**
   * The marks of words that a voice follows, also before the list of voices is known. Undefined if its voices follow none.
   * The words of a built-in engine's request all have the same marks.
   */
  marksOf?(voiceId: string): readonly WordMark[]
  /**
   * How a further take of the same text differs. `manner`: the voice never speaks a text in the same way twice. `pace`: the
   * engine speaks each take at another pace. Undefined if the voice always speaks a text in the same way.
   */
  takesOf?(voiceId: string): TakeDifference | undefined
  /** Set for engines behind a network, whose requests may be slow, cost money and fail. */
  readonly remote?: {
    /** Maximum number of characters in one request. Sentences of a script are joined up to it. */
    readonly longestRequest: number
    /** Concurrent requests that the provider allows; four if undefined. */
    readonly atOnce?: number
    /** True if no voice expresses a tone. Then audio that was bought is found without the list of voices. */
    readonly ignoresTones?: boolean
  }
  /** Speaks one passage of at most about 500 characters, or of `remote.longestRequest`. */
  speak(request: SpeechRequest): Promise<Sound>
  close(): Promise<void>
}

export interface SpeechRequest {
  readonly text: string
  /** The text with its marks, of those that the voice follows. Undefined if it has none. */
  readonly spans?: readonly MarkedSpan[] | undefined
  /** Full id of the voice. */
  readonly voiceId: string
  /** Language tag of the text, for voices that read several languages. */
  readonly language?: string | undefined
  /** One of the tones of the voice. */
  readonly tone?: SpokenTone | undefined
  /** Number of the take, from 2. Undefined for the first. */
  readonly take?: number | undefined
  readonly signal?: AbortSignal
}

/** Mono sound. */
export interface Sound {
  /** Between -1 and 1. */
  readonly samples: Float32Array
  /** Hertz. */
  readonly sampleRate: number
}
