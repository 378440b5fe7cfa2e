import { decodeWave } from './decode-wave.ts'
import type { SoundFault } from './decoded.ts'
import { finishAudio, type FinishedAudio } from './finish-audio.ts'
import { spokenStretch } from './trim-recording.ts'

/** What an author recorded, as the wave file that was sent. */
export interface RecordingRequest {
  readonly file: Uint8Array
  /** How long each sentence takes compared with the others. */
  readonly shares: readonly number[]
  /** Whether the silence at both ends is cut off. */
  readonly trim: boolean
  readonly longestMs: number
}

/** A recording as it is stored, or why it is none. `silent` also means that it is too short for a word. */
export type FinishedRecording =
  | {
      readonly audio: FinishedAudio
      /** How much was cut off at the ends. */
      readonly trimmedMs: { readonly start: number; readonly end: number }
      readonly fault?: undefined
    }
  | { readonly fault: SoundFault | 'silent' | 'too long' }

/**
 * Decodes a recording, cuts off the silence at its ends, levels it like all audio, and encodes it. Wave
 * files only: a few compressed megabytes can hold hours, which would fill the memory before their length is known.
 */
export async function finishRecording(request: RecordingRequest): Promise<FinishedRecording> {
  const decoded = decodeWave(request.file)
  if (decoded.fault) return { fault: decoded.fault }
  const { samples, sampleRate } = decoded.sound
  const milliseconds = (count: number) => Math.round((count * 1000) / sampleRate)
  if (milliseconds(samples.length) > request.longestMs) return { fault: 'too long' }
  const spoken = spokenStretch(samples, sampleRate)
  if (!spoken) return { fault: 'silent' }
  const { start, end } = request.trim ? spoken : { start: 0, end: samples.length }
  const sound = { samples: samples.slice(start, end), sampleRate }
  const audio = await finishAudio({
    passages: [{ sound, pause: 0, shares: request.shares, keepsEnds: true }],
  })
  return {
    audio,
    trimmedMs: { start: milliseconds(start), end: milliseconds(samples.length - end) },
  }
}
