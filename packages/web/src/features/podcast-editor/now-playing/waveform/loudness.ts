/** Loudness is kept for so many stretches of a second. */
const stretchesPerSecond = 20

/** How loud a line is from stretch to stretch of equal length, from 0 to 1. */
export type Loudness = readonly number[]

/** The root mean square of each stretch: nearer to what is heard than peaks. */
export function loudnessOf(samples: Float32Array, sampleRate: number): Loudness {
  const length = sampleRate / stretchesPerSecond
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, stretch) => {
    const part = samples.subarray(Math.floor(stretch * length), Math.floor((stretch + 1) * length))
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length))
  })
}

/** Enough for loudness, and a sixth of the memory of what is heard. */
const sampleRate = 8000

/** Fetches and measures an audio file. */
export async function measureLoudness(address: string, signal: AbortSignal): Promise<Loudness> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`No audio: ${answer.status}`)
  const decoder = new OfflineAudioContext(1, 1, sampleRate)
  const audio = await decoder.decodeAudioData(await answer.arrayBuffer())
  return loudnessOf(audio.getChannelData(0), audio.sampleRate)
}
