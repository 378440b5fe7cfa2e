import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Charge } from '../providers/charge.ts'

/**
 * The port to whatever speaks. An engine turns text into sound as it is; trimming, loudness, joining, MP3 and trying again
 * are the narrator's. It throws `Problem`s: UNKNOWN_VOICE, VOICE_CANNOT_SPEAK (it cannot read the script of the text),
 * SPEECH_UNUSABLE (what came is no whole sound of the text), SPEECH_REFUSED (no further request will be answered either),
 * SPEECH_UNAVAILABLE (it may answer later), SPEECH_FAILED. The suite in `speech-engine.contract.ts` holds for every engine
 * and the fake.
 */
export interface SpeechEngine {
  /** Prefix of its voices' ids: `flite`. */
  readonly id: string
  /** As the screen says it: 'Built-in English voices'. */
  readonly name: string
  /** What makes the sound, with its version: `flite 0.1.1`. Changes whenever the same text would sound different. */
  readonly version: string
  /** What is set for a voice inside the engine, as far as it changes the sound. */
  settingsOf?(voiceId: string): Readonly<Record<string, string | number>>
  /** Its voices; ids are `{engine id}:{voice}`. */
  voices(signal?: AbortSignal): Promise<readonly Voice[]>
  /** What somebody charges for so many characters. Engines of ours leave it out: they cost nothing. */
  charge?(characters: number): Charge | undefined
  /** Set by engines behind a network, whose requests take long, may cost and may fail. */
  readonly remote?: {
    /** Most characters of one request. Sentences of a script are joined up to it. */
    readonly longestRequest: number
  }
  /** Speaks one passage of at most 500 characters or so, or of `remote.longestRequest`. */
  speak(request: SpeechRequest): Promise<Sound>
  close(): Promise<void>
}

export interface SpeechRequest {
  readonly text: string
  /** Whole id of the voice. */
  readonly voiceId: string
  readonly signal?: AbortSignal
}

/** Mono sound. */
export interface Sound {
  /** Between -1 and 1. */
  readonly samples: Float32Array
  /** Hertz. */
  readonly sampleRate: number
  /** Wishes that could not be honoured, as sentences. */
  readonly warnings?: readonly string[]
}
