import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Charge } from '../providers/charge.ts'

/**
 * The port to whatever speaks. An engine turns text into sound as it is; trimming, loudness, joining and MP3 are the
 * narrator's. It throws `Problem`s: UNKNOWN_VOICE, VOICE_CANNOT_SPEAK (it made no sound of text that has letters),
 * SPEECH_FAILED, SPEECH_UNAVAILABLE. The suite in `speech-engine.contract.ts` holds for every engine and the fake.
 */
export interface SpeechEngine {
  /** Prefix of its voices' ids: `flite`. */
  readonly id: string
  /** As the screen says it: 'Built-in English voices'. */
  readonly name: string
  /** Its voices; ids are `{engine id}:{voice}`. */
  voices(signal?: AbortSignal): Promise<readonly Voice[]>
  /** What somebody charges for so many characters. Engines of ours leave it out: they cost nothing. */
  charge?(characters: number): Charge | undefined
  /** Speaks one passage of at most 500 characters or so. */
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
