import type { Sound } from '../speech-engine.ts'
import { decodeMp3 } from './decode-mp3.ts'
import { type Mix, renderMix } from './mix.ts'
import { encodeMp3Frames, mp3Delay } from './mp3.ts'
import { normalise } from './normalise.ts'
import { resample } from './resample.ts'

/**
 * Episodes are of this rate, 64 kbit/s, mono: at these numbers a frame is 576 samples, exactly 24 ms (`episodeFrameMs`)
 * and exactly 192 bytes, so that time and place in the file are the same thing.
 */
export const episodeRate = 24_000
const frameSamples = 576
export const episodeFrameBytes = 192

/**
 * What to make a piece of: a spoken line as it is stored, a sound that begins with 24 ms of silence, or lines with music
 * under them, whose first 24 ms are close to silence.
 */
export interface PieceRequest {
  readonly from: Uint8Array | Sound | Mix
}

/**
 * The frames of one part of an episode, which stand alone, so that they can be put behind any others. The first belongs
 * before the moment at which the part begins; from the second on everything is heard when it is heard in what was given.
 *
 * Encoding puts `mp3Delay` samples of silence in front. That first frame holds half of them; the other half takes the
 * place of the silence that a spoken line begins with, since it was encoded before.
 */
export async function encodePiece({ from }: PieceRequest): Promise<Uint8Array> {
  const sound = await soundOf(from)
  const frames = 1 + Math.ceil(sound.length / frameSamples)
  const padded = new Float32Array(frames * frameSamples)
  padded.set(sound.subarray(mp3Delay - frameSamples))
  return (await encodeMp3Frames(padded, episodeRate)).slice(0, frames * episodeFrameBytes)
}

/** At the rate and the loudness of episodes. */
async function soundOf(from: PieceRequest['from']): Promise<Float32Array> {
  if ('lines' in from) return (await renderMix(from, episodeRate)).samples
  const { samples, sampleRate } = from instanceof Uint8Array ? await decodeMp3(from) : from
  return normalise(resample(samples, sampleRate, episodeRate), episodeRate)
}

/** So many frames of silence, each of which stands alone: a header, and nothing that is to be heard. */
export function silentFrames(count: number): Uint8Array {
  const frames = new Uint8Array(count * episodeFrameBytes)
  for (let frame = 0; frame < count; frame++) frames.set(header, frame * episodeFrameBytes)
  return frames
}

/** MPEG-2 Layer III without checksum; 64 kbit/s at 24 kHz without padding; one channel, nobody's copyright, an original. */
const header = [0xff, 0xf3, 0x84, 0xc4]
