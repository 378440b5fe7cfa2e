import type { Sound } from '../speech-engine.ts'
import { join } from './join.ts'
import { encodeMp3, mp3SampleRateFor } from './mp3.ts'
import { normalise } from './normalise.ts'
import { resample } from './resample.ts'
import { sentenceSpans } from './sentence-spans.ts'
import { trim } from './trim.ts'

/** A passage as an engine spoke it. */
export interface FinishPassage {
  readonly sound: Sound
  /** Silence after it, in seconds. */
  readonly pause: number
  /** How long each of its parts takes compared with the others, where its parts are to be found; one part without. */
  readonly shares?: readonly number[]
  /** Silence at its ends stays. */
  readonly keepsEnds?: boolean
}

/** Passages in order. */
export interface FinishRequest {
  readonly passages: readonly FinishPassage[]
}

export interface FinishedAudio {
  readonly mp3: Uint8Array
  /** Of the decoded MP3. */
  readonly durationMs: number
  /** Where each part of each passage sounds in the decoded MP3, in milliseconds; one that is silent has no length. */
  readonly spans: readonly { readonly startMs: number; readonly endMs: number }[]
}

/** The audio chain: trim, bring to one rate, join with pauses, bring to one loudness, encode. */
export async function finishAudio({ passages }: FinishRequest): Promise<FinishedAudio> {
  const sampleRate = mp3SampleRateFor(Math.max(...passages.map(({ sound }) => sound.sampleRate)))
  const parts = passages.map(({ sound, pause, shares = [1], keepsEnds = false }) => {
    const heard = keepsEnds ? sound.samples : trim(sound.samples, sound.sampleRate)
    const samples = resample(heard, sound.sampleRate, sampleRate)
    return { samples, pause: samples.length ? pause : 0, inside: sentenceSpans(samples, sampleRate, shares) }
  })
  const { samples, spans: places } = join(parts, sampleRate)
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
