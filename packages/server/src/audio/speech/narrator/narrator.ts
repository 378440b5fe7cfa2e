import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { TakeDifference } from '@lectern/domain/voices/take-difference.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import type { SpokenTone } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Spending } from '../../../platform/providers/spending.ts'
import type { Charge } from '../../../platform/providers/charge.ts'
import type { Mp3SampleRate } from '../audio/mp3/mp3.ts'
import type { Script } from '../script.ts'
import type { SpokenIdentity } from './spoken-identity.ts'

/** All configured speech engines with the audio chain: text in, finished MP3 out. */
export interface Narrator {
  /**
   * The voices of every engine, English first. Resolves within seconds. An unreachable engine has its last known
   * voices. An engine whose voices are unknown is omitted and logged.
   */
  voices(): Promise<readonly Voice[]>
  /**
   * Returns one of `voices()`, otherwise throws UNKNOWN_VOICE. Throws the problem of its engine, such as
   * SPEECH_UNAVAILABLE, if the engine's voices are unknown.
   */
  voice(voiceId: string): Promise<Voice>
  /**
   * Throws UNKNOWN_VOICE if a voice does not exist. A voice of an engine whose voices are unknown may exist, so a request
   * with it is accepted: its job waits for the engine, or a substitute speaks.
   */
  requireVoices(voiceIds: readonly (string | undefined)[]): Promise<void>
  /**
   * The price of a number of characters in a voice; undefined for free voices. UNKNOWN_VOICE. The markup of `lines` lines of
   * a podcast is added, if the provider bills it and the voices of the engine are known.
   */
  charge(voiceId: string, characters: number, lines?: number): Promise<Charge | undefined>
  /** Whether a built-in engine has voices of this kind: it needs no provider and costs nothing. */
  isBuiltIn(voiceId: string): boolean
  /** The marks of words that a voice follows. UNKNOWN_VOICE if no configured engine has voices of this kind. */
  marksOf(voiceId: string): readonly WordMark[]
  /** How further takes in a voice differ. Undefined if they do not, or if no configured engine has voices of this kind. */
  takesOf(voiceId: string): TakeDifference | undefined
  /**
   * Everything that determines how a script sounds, without speaking it. Scripts with the same identity sound the same,
   * so they can share audio. UNKNOWN_VOICE if no configured engine has voices of this kind. Sends no request to a
   * provider if `language` is given, unless the script has a tone: the list of voices has their tones. Then it
   * throws the problem of an engine whose voices are unknown.
   */
  identityOf(script: Script): Promise<SpokenIdentity>
  /**
   * Speaks a script, with its terms as the glossary pronounces them. Throws the engine's `Problem`s, EMPTY_SCRIPT for a
   * script without letters or digits, and VOICE_CANNOT_SPEAK, before anything is spoken, if the voice cannot read its
   * script. Silence or missing words never count as a success. Temporary failures have been retried.
   */
  narrate(request: NarrationRequest): Promise<NarratedAudio>
  /**
   * Runs work that may buy speech in a voice, alone among all work of the same key, in every process. So the later of two
   * concurrent requests finds the audio of the earlier one. `key` is a hash in hexadecimal digits. `bought` is false for
   * voices of built-in engines, whose work does not wait.
   */
  buyOnce<Result>(
    purchase: { readonly voiceId: string; readonly key: string; readonly signal?: AbortSignal | undefined },
    work: (bought: boolean) => Promise<Result>,
  ): Promise<Result>
  /** Starts slow components, so that the first narration does not wait for them. */
  warmUp(): void
  close(): Promise<void>
}

export interface NarrationRequest extends Script {
  /** Sample rate of the MP3. If undefined, the rate of the voice. */
  readonly sampleRate?: Mp3SampleRate | undefined
  readonly signal?: AbortSignal
  /** Pays for requests of providers and for the minutes of audio. Without it they are not counted. */
  readonly spending?: Spending | undefined
}

export interface NarratedAudio {
  /** Mono, constant bit rate, with an Info frame that contains its length. */
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** In order, from decoded samples. */
  readonly sentences: readonly SpokenSentence[]
  /** Display name of the engine that spoke. */
  readonly engine: string
  /** The tone in which the voice spoke; undefined if it spoke as always. */
  readonly tone?: SpokenTone | undefined
  /** The tones that the voice expresses; undefined if none. */
  readonly tones?: readonly SpokenTone[] | undefined
  /** Words that the voice cannot read and left out. */
  readonly leftOut: readonly string[]
  /**
   * Call it once the audio is stored. Until then (for a week at most) paid speech is kept, so that narrating the same
   * script again requests only the rest. Never throws.
   */
  stored(): Promise<void>
}
