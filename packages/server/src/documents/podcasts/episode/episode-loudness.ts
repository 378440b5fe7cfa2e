import { episodeFrameBytes } from '../../../audio/speech/audio/episode-frames.ts'

/** Values of an episode's waveform. A wide screen shows fewer bars. */
export const waveformValues = 400

/** About a minute, which a thread decodes in a fraction of a second. */
const framesAtOnce = 2500

/** Measures frames of an episode: see `frameLoudness`. */
type Measure = (frames: Uint8Array) => Promise<Float32Array>

/**
 * The loudness of an episode in `count` equal parts, from 0 to 100, where 100 is as loud as its loudest parts.
 * @param chunks The frames of the episode, in chunks of any length.
 * @param frames The number of frames.
 */
export async function episodeLoudness(
  chunks: AsyncIterable<Uint8Array>,
  frames: number,
  measure: Measure,
  count = waveformValues,
): Promise<number[]> {
  const sums = new Float64Array(count)
  const counts = new Uint32Array(count)
  let first = 0
  for await (const bytes of minutesOf(chunks)) {
    const levels = await measure(bytes)
    const length = bytes.length / episodeFrameBytes
    for (const [at, level] of levels.subarray(0, length).entries()) {
      const part = Math.min(count - 1, Math.floor(((first + at) / frames) * count))
      sums[part] = (sums[part] ?? 0) + level
      counts[part] = (counts[part] ?? 0) + 1
    }
    first += length
  }
  const means = Array.from(sums, (sum, part) => sum / Math.max(1, counts[part] ?? 0))
  // One loud moment would make all others flat.
  const loud = means.toSorted((one, other) => one - other)[Math.floor(count * 0.97)] || Math.max(...means)
  return means.map((mean) => (loud > 0 ? Math.min(100, Math.round((mean / loud) * 100)) : 0))
}

/** Whole frames, a minute at a time, in memory of their own: a thread gets a copy of all of it. */
async function* minutesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const minute = framesAtOnce * episodeFrameBytes
  let rest: Uint8Array = new Uint8Array(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= minute) {
      yield new Uint8Array(rest.subarray(0, minute))
      rest = rest.subarray(minute)
    }
  }
  const whole = rest.length - (rest.length % episodeFrameBytes)
  if (whole > 0) yield new Uint8Array(rest.subarray(0, whole))
}
