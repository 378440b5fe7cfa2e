import { createMp3Encoder } from 'wasm-media-encoders'
import { mp3Frames } from './mp3-frames.ts'
import { infoFrame } from './mp3-info-frame.ts'

/** Rates an MP3 can have. */
export const mp3SampleRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const
export type Mp3SampleRate = (typeof mp3SampleRates)[number]

/** The rate to use for sound of this rate: the next that holds all of it. */
export function mp3SampleRateFor(sampleRate: number): Mp3SampleRate {
  return mp3SampleRates.find((rate) => rate >= sampleRate) ?? 48_000
}

const kilobitsPerSecond = 64

export interface Mp3 {
  readonly file: Uint8Array
  /** Length of what a decoder makes of it. */
  readonly samples: number
  /** How many samples of silence a decoder puts before the sound. */
  readonly delay: number
}

/** Mono, 64 kbit/s throughout, behind an Info frame that tells players its length. */
export async function encodeMp3(samples: Float32Array, sampleRate: Mp3SampleRate): Promise<Mp3> {
  const frames = await encodeMp3Frames(samples, sampleRate)
  const count = { frames: 0, samples: 0 }
  for (const frame of mp3Frames(frames)) {
    count.frames += 1
    count.samples += frame.samples
  }
  const info = infoFrame(frames, { frames: count.frames, bytes: frames.length })
  return { file: concatenate(info, frames), samples: count.samples, delay: mp3Delay }
}

/** The bare frames, mono, 64 kbit/s throughout. The first needs none before it. */
export async function encodeMp3Frames(samples: Float32Array, sampleRate: Mp3SampleRate): Promise<Uint8Array> {
  const encoder = await theEncoder
  encoder.configure({ channels: 1, sampleRate, bitrate: kilobitsPerSecond })
  const chunks: Uint8Array[] = []
  // The encoder answers views of its own memory, which the next call overwrites: copy.
  for (let at = 0; at < samples.length; at += sampleRate)
    chunks.push(encoder.encode([samples.subarray(at, at + sampleRate)]).slice())
  chunks.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(chunks))
}

/** What LAME puts first, and what every decoder does: 528 samples of filter and one more. */
const encoderDelay = 576
const decoderDelay = 529

/** So many samples of silence come before what was encoded, when it is decoded. */
export const mp3Delay = encoderDelay + decoderDelay

/** One serves all calls: between `configure` and `finalize` nothing waits. */
const theEncoder = createMp3Encoder()

/** In memory of its own, so that it can be handed to another thread (Buffer.concat answers a part of a shared pool). */
function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
