import type { Sound } from '../speech-engine.ts'
import { join, type Silence } from './samples/join.ts'
import { encodeMp3, type Mp3SampleRate, mp3SampleRateFor } from './mp3/mp3.ts'
import { normalise } from './samples/normalise.ts'
import { resample } from './samples/resample.ts'
import { sentenceSpans } from './samples/sentence-spans.ts'
import { trim } from './samples/trim.ts'

/** A passage as an engine spoke it. */
export interface FinishPassage {
  readonly sound: Sound
  /** Silence after it, in seconds. */
  readonly pause: number
  /** Relative lengths of its parts, if the spans of its parts are needed. Undefined: one part. */
  readonly shares?: readonly number[]
  /** Keeps the silence at its ends. */
  readonly keepsEnds?: boolean
}

/** Passages in order. */
export interface FinishRequest {
  readonly passages: readonly FinishPassage[]
  /** Silence at the ends, which the author marked. */
  readonly silence?: Silence | undefined
  /** Sample rate of the MP3. If undefined, the smallest MP3 rate that is at least the rate of every passage. */
  readonly sampleRate?: Mp3SampleRate | undefined
}

export interface FinishedAudio {
  readonly mp3: Uint8Array
  /** Length of the decoded MP3. */
  readonly durationMs: number
  /** The span of each part of each passage in the decoded MP3, in milliseconds. A silent part has length 0. */
  readonly spans: readonly { readonly startMs: number; readonly endMs: number }[]
}

/** The audio chain: trim, convert to one rate, join with pauses, normalise the loudness, encode. */
export async function finishAudio({ passages, silence, ...wanted }: FinishRequest): Promise<FinishedAudio> {
  const highest = Math.max(...passages.map(({ sound }) => sound.sampleRate))
  const sampleRate = wanted.sampleRate ?? mp3SampleRateFor(highest)
  const parts = passages.map(({ sound, pause, shares = [1], keepsEnds = false }) => {
    const heard = keepsEnds ? sound.samples : trim(sound.samples, sound.sampleRate)
    const samples = resample(heard, sound.sampleRate, sampleRate)
    return { samples, pause: samples.length ? pause : 0, inside: sentenceSpans(samples, sampleRate, shares) }
  })
  const { samples, spans: places } = join(parts, sampleRate, silence)
  const spans = parts.flatMap(({ inside }, index) => {
    const offset = places[index]?.start ?? 0
    return inside.map(({ start, end }) => ({ start: offset + start, end: offset + end }))
  })
  const mp3 = await encodeMp3(normalise(samples, sampleRate), sampleRate)
  const milliseconds = (position: number) => Math.round((position * 1000) / sampleRate)
  return {
    mp3: mp3.file,
    durationMs: milliseconds(mp3.samples),
    spans: spans.map(({ start, end }) => ({
      startMs: milliseconds(mp3.delay + start),
      endMs: milliseconds(mp3.delay + end),
    })),
  }
}
