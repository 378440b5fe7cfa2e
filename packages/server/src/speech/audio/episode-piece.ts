import type { Sound } from '../speech-engine.ts'
import { decodeMp3 } from './decode/decode-mp3.ts'
import { type Mix, renderMix } from './samples/mix.ts'
import { encodeMp3Frames, mp3Delay } from './mp3/mp3.ts'
import { normalise } from './samples/normalise.ts'
import { resample } from './samples/resample.ts'

/**
 * Episodes have this rate, 64 kbit/s, mono. A frame is then 576 samples, exactly 24 ms (`episodeFrameMs`) and exactly
 * 192 bytes. So a time converts to a position in the file.
 */
export const episodeRate = 24_000
const frameSamples = 576
export const episodeFrameBytes = 192

/**
 * The source of a piece: a stored spoken line, a sound that starts with 24 ms of silence, or lines with music under
 * them, whose first 24 ms are almost silent.
 */
export interface PieceRequest {
  readonly from: Uint8Array | Sound | Mix
}

/**
 * The frames of one part of an episode. They do not depend on earlier frames, so they can follow any others. The first
 * frame belongs before the time at which the part starts. From the second frame on, the timing is that of the source.
 *
 * Encoding puts `mp3Delay` samples of silence in front. The first frame holds half of them. The other half replaces the
 * silence at the start of a spoken line, which was encoded before.
 */
export async function encodePiece({ from }: PieceRequest): Promise<Uint8Array> {
  const sound = await soundOf(from)
  const frames = 1 + Math.ceil(sound.length / frameSamples)
  const padded = new Float32Array(frames * frameSamples)
  padded.set(sound.subarray(mp3Delay - frameSamples))
  return (await encodeMp3Frames(padded, episodeRate)).slice(0, frames * episodeFrameBytes)
}

/** Converts the source to the rate and the loudness of episodes. */
async function soundOf(from: PieceRequest['from']): Promise<Float32Array> {
  if ('lines' in from) return (await renderMix(from, episodeRate)).samples
  const { samples, sampleRate } = from instanceof Uint8Array ? await decodeMp3(from) : from
  return normalise(resample(samples, sampleRate, episodeRate), episodeRate)
}

/** Independent frames of silence: only headers, without audio data. */
export function silentFrames(count: number): Uint8Array {
  const frames = new Uint8Array(count * episodeFrameBytes)
  for (let frame = 0; frame < count; frame++) frames.set(header, frame * episodeFrameBytes)
  return frames
}

/** MPEG-2 Layer III without checksum; 64 kbit/s at 24 kHz without padding; one channel, no copyright, original. */
const header = [0xff, 0xf3, 0x84, 0xc4]
