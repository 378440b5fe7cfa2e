import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Charge } from '../providers/charge.ts'
import type { Script } from './script.ts'
import type { SpokenIdentity } from './spoken-identity.ts'

/** All configured speech engines as one, with the audio chain behind them: text in, finished MP3 out. */
export interface Narrator {
  /**
   * The voices of every engine, English first. Answers within seconds: an engine that is away has the voices that it had
   * last; one that never told them is left out (and logged).
   */
  voices(): Promise<readonly Voice[]>
  /**
   * One of `voices()`, otherwise UNKNOWN_VOICE; but the problem of its engine, such as SPEECH_UNAVAILABLE, if that never
   * told its voices.
   */
  voice(voiceId: string): Promise<Voice>
  /** What somebody charges for so many characters in a voice; undefined for voices that cost nothing. UNKNOWN_VOICE. */
  charge(voiceId: string, characters: number): Promise<Charge | undefined>
  /**
   * What decides how a script sounds, without speaking it. Scripts of equal identity sound the same, so their audio can
   * be shared. UNKNOWN_VOICE if no configured engine has voices of this kind; asks no provider where `language` is given.
   */
  identityOf(script: Script): Promise<SpokenIdentity>
  /**
   * Speaks a script, its terms as the glossary says them. Throws the engine's `Problem`s, EMPTY_SCRIPT for a script
   * without letters or digits, and VOICE_CANNOT_SPEAK, before anything is spoken, if the voice cannot read its script.
   * Silence, or half of the words, is never a success. What passes was tried again by then.
   */
  narrate(request: Script & { readonly signal?: AbortSignal }): Promise<NarratedAudio>
  /** Starts what takes a while to start, so that the first narration need not wait for it. */
  warmUp(): void
  close(): Promise<void>
}

export interface NarratedAudio {
  /** Mono, constant bit rate, with an Info frame that tells its length. */
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** In order, from decoded samples. */
  readonly sentences: readonly SpokenSentence[]
  /** Name of the engine that spoke, as the screen says it. */
  readonly engine: string
  readonly warnings: readonly string[]
  /**
   * To be called once the audio is stored. Until then (for a week at most) what a provider was paid for is kept, so that
   * narrating the same script again asks only for the rest. Never throws.
   */
  stored(): Promise<void>
}
