import { decodeMp3 } from './decode/decode-mp3.ts'
import { episodeFrameSamples } from './episode-frames.ts'

/** The loudness of each frame of an episode: the root mean square of its samples. Frames may follow any others. */
export async function frameLoudness(frames: Uint8Array): Promise<Float32Array> {
  const { samples } = await decodeMp3(frames)
  return Float32Array.from({ length: Math.ceil(samples.length / episodeFrameSamples) }, (_, frame) => {
    const part = samples.subarray(frame * episodeFrameSamples, (frame + 1) * episodeFrameSamples)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
}
