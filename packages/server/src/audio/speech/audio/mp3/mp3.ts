import { createMp3Encoder } from 'wasm-media-encoders'
import { mp3Frames } from './mp3-frames.ts'
import { infoFrame } from './mp3-info-frame.ts'

/** Sample rates that MP3 supports. */
export const mp3SampleRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const
export type Mp3SampleRate = (typeof mp3SampleRates)[number]

/** The smallest MP3 rate that is at least this sample rate. */
export function mp3SampleRateFor(sampleRate: number): Mp3SampleRate {
  return mp3SampleRates.find((rate) => rate >= sampleRate) ?? 48_000
}

const kilobitsPerSecond = 64

export interface Mp3 {
  readonly file: Uint8Array
  /** Length of the decoded sound. */
  readonly samples: number
  /** Number of silent samples that a decoder puts before the sound. */
  readonly delay: number
}

/** Mono, constant 64 kbit/s, with an Info frame that contains its length. */
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

/** The frames without an Info frame, mono, constant 64 kbit/s. The first frame does not depend on earlier ones. */
export async function encodeMp3Frames(samples: Float32Array, sampleRate: Mp3SampleRate): Promise<Uint8Array> {
  const encoder = await theEncoder
  encoder.configure({ channels: 1, sampleRate, bitrate: kilobitsPerSecond })
  const chunks: Uint8Array[] = []
  // The encoder returns views of its own memory, which the next call overwrites. They are copied.
  for (let at = 0; at < samples.length; at += sampleRate)
    chunks.push(encoder.encode([samples.subarray(at, at + sampleRate)]).slice())
  chunks.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(chunks))
}

/** Samples that LAME adds first, and samples that every decoder adds: 528 of the filter and one more. */
const encoderDelay = 576
const decoderDelay = 529

/** Number of silent samples before the sound in the decoded MP3. */
export const mp3Delay = encoderDelay + decoderDelay

/** All calls share one encoder: no call is interrupted between `configure` and `finalize`. */
const theEncoder = createMp3Encoder()

/**
 * Copies into its own memory, so that it can be transferred to another thread (Buffer.concat returns a part of a shared
 * pool).
 */
function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
