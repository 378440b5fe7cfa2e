import { decodeWave } from './decode/decode-wave.ts'
import type { SoundFault } from './decode/decoded.ts'
import { finishAudio, type FinishedAudio } from './finish-audio.ts'
import { spokenStretch } from './samples/trim-recording.ts'

/** A recording of an author, as the wave file that was sent. */
export interface RecordingRequest {
  readonly file: Uint8Array
  /** Relative lengths of the sentences. */
  readonly shares: readonly number[]
  /** Whether the silence at both ends is cut off. */
  readonly trim: boolean
  readonly longestMs: number
}

/** A finished recording, or why it is refused. `silent` also means that it is too short for a word. */
export type FinishedRecording =
  | {
      readonly audio: FinishedAudio
      /** Milliseconds that were cut off at the ends. */
      readonly trimmedMs: { readonly start: number; readonly end: number }
      readonly fault?: undefined
    }
  | { readonly fault: SoundFault | 'silent' | 'too long' }

/**
 * Decodes a recording, cuts off the silence at its ends, normalises its loudness and encodes it. Accepts only wave
 * files: a few compressed megabytes can contain hours of sound, which would fill the memory before their length is
 * known.
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
