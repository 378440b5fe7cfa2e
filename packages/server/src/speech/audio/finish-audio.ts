import type { Sound } from '../speech-engine.ts'
import { join } from './join.ts'
import { encodeMp3, mp3SampleRateFor } from './mp3.ts'
import { normalise } from './normalise.ts'
import { resample } from './resample.ts'
import { trim } from './trim.ts'

/** Passages as an engine spoke them, in order, each with the silence that follows, in seconds. */
export interface FinishRequest {
  readonly passages: readonly { readonly sound: Sound; readonly pause: number }[]
}

export interface FinishedAudio {
  readonly mp3: Uint8Array
  /** Of the decoded MP3. */
  readonly durationMs: number
  /** Where each passage sounds in the decoded MP3, in milliseconds; one that is silent has no length. */
  readonly spans: readonly { readonly startMs: number; readonly endMs: number }[]
}

/** The audio chain: trim, bring to one rate, join with pauses, bring to one loudness, encode. */
export async function finishAudio({ passages }: FinishRequest): Promise<FinishedAudio> {
  const sampleRate = mp3SampleRateFor(Math.max(...passages.map(({ sound }) => sound.sampleRate)))
  const parts = passages.map(({ sound, pause }) => {
    const samples = resample(trim(sound.samples, sound.sampleRate), sound.sampleRate, sampleRate)
    return { samples, pause: samples.length ? pause : 0 }
  })
  const { samples, spans } = join(parts, sampleRate)
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
