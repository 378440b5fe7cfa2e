import { limit } from './limit.ts'
import { integratedLoudness } from './loudness.ts'

/**
 * Brings sound to a loudness (LUFS), with peaks at which the true peak of the finished MP3 stays below -1 dBTP. A
 * second pass restores the loudness that the limiter removes from sound with high peaks.
 */
export function normalise(samples: Float32Array, sampleRate: number, loudness = -16): Float32Array {
  const missing = loudness - integratedLoudness(samples, sampleRate)
  if (!Number.isFinite(missing)) return samples
  const gain = Math.min(missing, maxGain)
  const once = limit(amplified(samples, gain), sampleRate, ceiling)
  const lost = loudness - integratedLoudness(once, sampleRate)
  if (gain < missing || lost < tolerance) return once
  return limit(amplified(samples, gain + lost), sampleRate, ceiling)
}

function amplified(samples: Float32Array, decibels: number): Float32Array {
  const factor = fromDecibels(decibels)
  const louder = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) louder[i] = (samples[i] ?? 0) * factor
  return louder
}

function fromDecibels(level: number): number {
  return 10 ** (level / 20)
}

/** Limits the gain, so that faint noise (hiss, a hum) is not amplified to the loudness of speech. */
const maxGain = 40

/** Highest sample of finished sound. Leaves headroom for peaks between samples and for the encoder. */
export const ceiling = fromDecibels(-3)

/** In LU: smaller differences are inaudible. */
const tolerance = 0.5
