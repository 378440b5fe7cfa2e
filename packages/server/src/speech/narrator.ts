import type { GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Charge } from '../providers/charge.ts'

/** All configured speech engines as one, with the audio chain behind them: text in, finished MP3 out. */
export interface Narrator {
  /** The voices of every engine, English first. An engine that does not answer is left out (and logged). */
  voices(): Promise<readonly Voice[]>
  /** UNKNOWN_VOICE unless it is one of `voices()`. */
  voice(voiceId: string): Promise<Voice>
  /** What somebody charges for so many characters in a voice; undefined for voices that cost nothing. UNKNOWN_VOICE. */
  charge(voiceId: string, characters: number): Promise<Charge | undefined>
  /**
   * Speaks a script, its terms as the glossary says them. Throws the engine's `Problem`s, and EMPTY_SCRIPT for one without letters or digits. Silence is
   * never a success.
   */
  narrate(request: {
    text: string
    voiceId: string
    glossary?: readonly GlossaryTerm[]
    signal?: AbortSignal
  }): Promise<NarratedAudio>
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
}
