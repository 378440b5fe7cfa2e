import type { Sound } from '../speech-engine.ts'
import { decodeMp3 } from './decode/decode-mp3.ts'
import {
  episodeFrameBytes,
  episodeFrameSamples,
  episodeFramesIn,
  episodeRate,
  silentFrames,
} from './episode-frames.ts'
import { type Mix, renderMix } from './mix.ts'
import { encodeMp3Frames, mp3Delay } from './mp3/mp3.ts'
import { normalise } from './samples/normalise.ts'
import { resample } from './samples/resample.ts'

/**
 * The source of a clip: a stored spoken line, a sound that starts with 24 ms of silence, or lines with music under
 * them, whose first 24 ms are almost silent.
 */
export interface ClipRequest {
  readonly from: Uint8Array | Sound | Mix
}

/**
 * The frames of one part of an episode. They do not depend on earlier frames, so they can follow any others. The first
 * frame belongs before the time at which the part starts. From the second frame on, the timing is that of the source.
 *
 * Frames of a line that already have the format of episodes are copied after a silent one. Everything else is encoded.
 */
export async function encodeClip({ from }: ClipRequest): Promise<Uint8Array> {
  const frames = from instanceof Uint8Array ? episodeFramesIn(from) : undefined
  return frames ? afterSilence(frames) : encoded(await soundOf(from))
}

/** A decoder has no state after a silent frame. It decodes the frames as it does at the start of their file. */
function afterSilence(frames: Uint8Array): Uint8Array {
  const clip = new Uint8Array(episodeFrameBytes + frames.length)
  clip.set(silentFrames(1))
  clip.set(frames, episodeFrameBytes)
  return clip
}

/**
 * Encoding puts `mp3Delay` samples of silence in front. The first frame holds half of them. The other half replaces the
 * silence at the start of a spoken line, which was encoded before.
 */
async function encoded(sound: Float32Array): Promise<Uint8Array> {
  const frames = 1 + Math.ceil(sound.length / episodeFrameSamples)
  const padded = new Float32Array(frames * episodeFrameSamples)
  padded.set(sound.subarray(mp3Delay - episodeFrameSamples))
  return (await encodeMp3Frames(padded, episodeRate)).slice(0, frames * episodeFrameBytes)
}

/** Converts the source to the rate and the loudness of episodes. */
async function soundOf(from: ClipRequest['from']): Promise<Float32Array> {
  if ('lines' in from) return (await renderMix(from, episodeRate)).samples
  const { samples, sampleRate } = from instanceof Uint8Array ? await decodeMp3(from) : from
  return normalise(resample(samples, sampleRate, episodeRate), episodeRate)
}
