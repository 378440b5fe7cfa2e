/** The number of loudness values per second. */
const stretchesPerSecond = 20

/** The loudness of a line in stretches of equal length, from 0 to 1. */
export type Loudness = readonly number[]

/** The root mean square of each stretch. It is closer to the perceived loudness than peaks. */
export function loudnessOf(samples: Float32Array, sampleRate: number): Loudness {
  const length = sampleRate / stretchesPerSecond
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, stretch) => {
    const part = samples.subarray(Math.floor(stretch * length), Math.floor((stretch + 1) * length))
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length))
  })
}

/** Sufficient for loudness, with a sixth of the memory of the full sample rate. */
const sampleRate = 8000

/** Loads and measures an audio file. */
export async function measureLoudness(address: string, signal: AbortSignal): Promise<Loudness> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`No audio: ${answer.status}`)
  const decoder = new OfflineAudioContext(1, 1, sampleRate)
  const audio = await decoder.decodeAudioData(await answer.arrayBuffer())
  return loudnessOf(audio.getChannelData(0), audio.sampleRate)
}
